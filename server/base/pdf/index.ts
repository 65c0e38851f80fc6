export { barcodePng, type BarcodeFormat } from './barcode-png.ts';
export { drawQr } from './qr-png.ts';
export { createPdfRenderer, type PdfRenderer, type PdfRendererOptions } from './renderer.ts';
export type {
  AssinaturaManifesto,
  AssinaturaPdf,
  ManifestoPdf,
  PdfEntrada,
  PdfGerado,
  SituacaoPdf,
} from './pdf-entrada.ts';
