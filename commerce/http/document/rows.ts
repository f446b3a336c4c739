/** Examples of rows, by the end of the call's operation id and the media type. */
export const ROWS: Record<string, Record<string, string>> = {
  FeedsStock: {
    "application/x-ndjson": '{"sku":"KC-5002-NVY-M","on_hand":240,"expected":"2027-07-01T00:00:00+10:00"}\n',
    "text/csv": "sku,on_hand,expected\nKC-5002-NVY-M,240,2027-07-01T00:00:00+10:00\n",
  },
  FeedsPrices: {
    "application/x-ndjson":
      '{"style":"KC-5002","sku":null,"organisation":"harrow","currency":"AUD","kind":"std","from_pieces":1,"price":"59.90"}\n',
    "text/csv": "style,sku,organisation,currency,kind,from_pieces,price\nKC-5002,,harrow,AUD,std,1,59.90\n",
  },
  FeedsStyles: {
    "application/x-ndjson":
      '{"code":"KC-5099","name":"Deck polo","category":"polos","size_scale":"mens_alpha"}\n',
    "text/csv": "code,name,category,size_scale\nKC-5099,Deck polo,polos,mens_alpha\n",
  },
  FeedsColours: {
    "application/x-ndjson": '{"style":"KC-5099","code":"NVY","name":"Navy","hex":"#1f2a44","sort":0}\n',
    "text/csv": "style,code,name,hex,sort\nKC-5099,NVY,Navy,#1f2a44,0\n",
  },
  FeedsSkus: {
    "application/x-ndjson": '{"sku":"KC-5099-NVY-M","style":"KC-5099","colour":"NVY","size":"M","sort":0}\n',
    "text/csv": "sku,style,colour,size,sort\nKC-5099-NVY-M,KC-5099,NVY,M,0\n",
  },
  FeedsShipments: {
    "application/x-ndjson":
      '{"order":"KR-240117","shipment":"DN-20417","carrier":"Toll","tracking":"TLL8841207","sent_at":"2027-07-01T15:30:00+10:00","lines":[{"entry":0,"quantity":2}]}\n',
    "text/csv":
      "order,shipment,carrier,tracking,sent_at,lines\nKR-240117,DN-20417,Toll,TLL8841207,2027-07-01T15:30:00+10:00,#0:2\n",
  },
  FeedsInvoices: {
    "application/x-ndjson":
      '{"number":"90041207","order":"KR-240117","net":109.09,"gst":10.91,"total":120,"issued_at":"2027-07-01T16:00:00+10:00","due_on":"2027-07-31"}\n',
    "text/csv":
      "kind,number,order,return,net,gst,total,issued_at,due_on\ninvoice,90041207,KR-240117,,109.09,10.91,120.00,2027-07-01T16:00:00+10:00,2027-07-31\n",
  },
  FeedsOrderStatuses: {
    "application/x-ndjson":
      '{"order":"KR-240117","shipment":"DN-20417","status":"DELIVERY_COMPLETED","at":"2027-07-02T09:10:00+10:00"}\n',
    "text/csv": "order,shipment,status,at\nKR-240117,DN-20417,DELIVERY_COMPLETED,2027-07-02T09:10:00+10:00\n",
  },
  FeedsReturnReceipts: {
    "application/x-ndjson":
      '{"return":"RT-240031","received_at":"2027-07-09T08:40:00+10:00","lines":[{"entry":0,"quantity":1}]}\n',
    "text/csv": "return,received_at,lines\nRT-240031,2027-07-09T08:40:00+10:00,#0:1\n",
  },
  FeedsReturnStatuses: {
    "application/x-ndjson":
      '{"return":"RT-240031","status":"COMPLETED","at":"2027-07-09T15:10:00+10:00","carrier":"Toll","tracking":"TLL8841311"}\n',
    "text/csv":
      "return,status,at,carrier,tracking\nRT-240031,COMPLETED,2027-07-09T15:10:00+10:00,Toll,TLL8841311\n",
  },
};
