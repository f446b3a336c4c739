/** Examples of rows, by the end of the call's operation id and the media type. */
export const ROWS: Record<string, Record<string, string>> = {
  FeedsShipments: {
    "application/x-ndjson":
      '{"order":"KR-100482","shipment":"DN-20417","carrier":"Toll","tracking":"TLL8841207","sent_at":"2027-07-01T15:30:00+10:00","lines":[{"entry":0,"quantity":2}]}\n',
    "text/csv":
      "order,shipment,carrier,tracking,sent_at,lines\nKR-100482,DN-20417,Toll,TLL8841207,2027-07-01T15:30:00+10:00,#0:2\n",
  },
  FeedsInvoices: {
    "application/x-ndjson":
      '{"number":"90041207","order":"KR-100482","net":109.09,"gst":10.91,"total":120,"issued_at":"2027-07-01T16:00:00+10:00","due_on":"2027-07-31"}\n',
    "text/csv":
      "kind,number,order,return,net,gst,total,issued_at,due_on\ninvoice,90041207,KR-100482,,109.09,10.91,120.00,2027-07-01T16:00:00+10:00,2027-07-31\n",
  },
  FeedsOrderStatuses: {
    "application/x-ndjson":
      '{"order":"KR-100482","shipment":"DN-20417","status":"DELIVERY_COMPLETED","at":"2027-07-02T09:10:00+10:00"}\n',
    "text/csv": "order,shipment,status,at\nKR-100482,DN-20417,DELIVERY_COMPLETED,2027-07-02T09:10:00+10:00\n",
  },
};
