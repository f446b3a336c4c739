export type Doc = PDFKit.PDFDocument;
