export { barcodePng, barcodeSvg, type BarcodeFormat } from './barcode-png.ts';
export { drawQr } from './qr-png.ts';
export { createPdfRenderer, type PdfRenderer } from './renderer.ts';
export type {
  AssinaturaManifesto,
  ManifestoPdf,
  PaginaPdf,
  PdfEntrada,
  PdfGerado,
  SituacaoPdf,
} from './pdf-entrada.ts';
