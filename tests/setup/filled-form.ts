import { PDFDocument, PDFName } from '@cantoo/pdf-lib';

interface Filled {
  /** Of the text field. */
  readonly texto: string;
  /** What the file has beside its fields. */
  readonly impresso?: string;
  /** As many viewers save it: the value alone, without how it looks. */
  readonly semAparencia?: boolean;
}

/** A page with a form that somebody filled: a name, and a state chosen from a list. */
export const filledForm = async ({ texto, impresso, semAparencia = false }: Filled): Promise<Buffer> => {
  const pdf = await PDFDocument.create();
  const page = pdf.addPage([595, 842]);
  if (impresso !== undefined) page.drawText(impresso, { x: 60, y: 760, size: 12 });
  const form = pdf.getForm();
  const nome = form.createTextField('requerente.nome');
  nome.addToPage(page, { x: 60, y: 700, width: 360, height: 20 });
  nome.setText(texto);
  const senha = form.createTextField('requerente.senha');
  senha.enablePassword();
  senha.addToPage(page, { x: 60, y: 600, width: 360, height: 20 });
  senha.setText('segredinho');
  const uf = form.createDropdown('requerente.uf');
  uf.setOptions(['Pernambuco', 'Bahia']);
  uf.select('Bahia');
  uf.addToPage(page, { x: 60, y: 650, width: 120, height: 20 });
  form.updateFieldAppearances();
  if (semAparencia)
    for (const field of form.getFields())
      for (const widget of field.acroField.getWidgets()) widget.dict.delete(PDFName.of('AP'));
  return Buffer.from(await pdf.save({ updateFieldAppearances: false }));
};
