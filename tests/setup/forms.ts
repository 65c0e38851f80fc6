import {
  degrees,
  PDFDocument,
  PDFHexString,
  PDFName,
  PDFString,
  type PDFForm,
  type PDFPage,
} from '@cantoo/pdf-lib';

/** What a form is made with. */
interface Making {
  readonly pdf: PDFDocument;
  readonly page: PDFPage;
  readonly form: PDFForm;
}

const made = async (build: (making: Making) => void | Promise<void>): Promise<Uint8Array> => {
  const pdf = await PDFDocument.create();
  const page = pdf.addPage([595, 842]);
  const form = pdf.getForm();
  await build({ pdf, page, form });
  return pdf.save();
};

const line = (page: PDFPage, y: number, texto: string): void =>
  page.drawText(texto, { x: 60, y: y + 5, size: 11 });

const at = (y: number, width = 200) => ({ x: 200, y, width, height: 20 });

const textField = ({ page, form }: Making, nome: string, y: number, rotulo?: string) => {
  if (rotulo !== undefined) line(page, y, rotulo);
  const field = form.createTextField(nome);
  field.addToPage(page, at(y));
  return field;
};

const script = (pdf: PDFDocument) =>
  pdf.context.obj({ S: 'JavaScript', JS: PDFString.of('app.alert("não")') });

/** Forms of every make that people send, each by what is peculiar to it. */
export const forms = {
  texto: () => made((making) => void textField(making, 'requerente.nome', 700, 'Nome completo:')),
  multilinha: () =>
    made((making) => {
      const field = textField(making, 'motivo', 600, 'Motivo');
      field.enableMultiline();
    }),
  limite: () => made((making) => textField(making, 'uf', 700, 'UF').setMaxLength(2)),
  pente: () =>
    made((making) => {
      const field = textField(making, 'cpf', 700, 'CPF');
      field.setMaxLength(11);
      field.enableCombing();
    }),
  obrigatorio: () => made((making) => textField(making, 'nome', 700, 'Nome').enableRequired()),
  soLeitura: () =>
    made((making) => {
      textField(making, 'nome', 700, 'Nome');
      const fixed = textField(making, 'orgao', 650, 'Órgão');
      fixed.setText('Prefeitura');
      fixed.enableReadOnly();
    }),
  dica: () =>
    made((making) => {
      const field = textField(making, 'f1_01', 700, 'Campo 1');
      field.acroField.dict.set(PDFName.of('TU'), PDFHexString.fromText('Data de nascimento'));
    }),
  semRotulo: () => made((making) => void textField(making, 'requerente.dataNascimento', 700)),
  caixa: () =>
    made((making) => {
      making.form.createCheckBox('aceito').addToPage(making.page, { x: 60, y: 700, width: 14, height: 14 });
      making.page.drawText('Li e aceito', { x: 82, y: 702, size: 11 });
    }),
  caixaSemAparencia: () =>
    made((making) => {
      const box = making.form.createCheckBox('aceito');
      box.addToPage(making.page, { x: 60, y: 700, width: 14, height: 14 });
      for (const widget of box.acroField.getWidgets()) widget.dict.delete(PDFName.of('AP'));
      making.pdf.getForm().markFieldAsClean(box.ref);
    }),
  opcao: () =>
    made(({ page, form }) => {
      const turno = form.createRadioGroup('turno');
      for (const [index, nome] of ['manha', 'tarde'].entries()) {
        turno.addOptionToPage(nome, page, { x: 60, y: 700 - 30 * index, width: 14, height: 14 });
        page.drawText(nome === 'manha' ? 'De manhã' : 'À tarde', { x: 82, y: 702 - 30 * index, size: 11 });
      }
    }),
  opcaoSemAparencia: () =>
    made(({ page, form }) => {
      const turno = form.createRadioGroup('turno');
      turno.addOptionToPage('manha', page, { x: 60, y: 700, width: 14, height: 14 });
      turno.addOptionToPage('tarde', page, { x: 60, y: 670, width: 14, height: 14 });
      turno.acroField.dict.delete(PDFName.of('Opt'));
      for (const widget of turno.acroField.getWidgets()) widget.dict.delete(PDFName.of('AP'));
      form.markFieldAsClean(turno.ref);
    }),
  combo: () =>
    made(({ page, form }) => {
      const uf = form.createDropdown('uf');
      uf.setOptions(['Pernambuco', 'Bahia']);
      uf.addToPage(page, at(700));
    }),
  comboComCodigo: () =>
    made(({ pdf, page, form }) => {
      const uf = form.createDropdown('uf');
      uf.addToPage(page, at(700));
      const pair = (codigo: string, nome: string) => [
        PDFHexString.fromText(codigo),
        PDFHexString.fromText(nome),
      ];
      uf.acroField.dict.set(
        PDFName.of('Opt'),
        pdf.context.obj([pair('PE', 'Pernambuco'), pair('BA', 'Bahia')]),
      );
    }),
  lista: () =>
    made(({ page, form }) => {
      const dias = form.createOptionList('dias');
      dias.setOptions(['Segunda', 'Terça', 'Quarta']);
      dias.enableMultiselect();
      dias.addToPage(page, { ...at(600), height: 60 });
    }),
  girada90: () =>
    made((making) => {
      making.page.setRotation(degrees(90));
      const field = making.form.createTextField('nome');
      field.addToPage(making.page, { x: 260, y: 300, width: 200, height: 20, rotate: degrees(90) });
    }),
  girada180: () =>
    made((making) => {
      making.page.setRotation(degrees(180));
      textField(making, 'nome', 700);
    }),
  girada270: () =>
    made((making) => {
      making.page.setRotation(degrees(270));
      textField(making, 'nome', 700);
    }),
  semAparencia: () =>
    made((making) => {
      const field = textField(making, 'nome', 700, 'Nome');
      for (const widget of field.acroField.getWidgets()) widget.dict.delete(PDFName.of('AP'));
      making.form.markFieldAsClean(field.ref);
    }),
  programa: () =>
    made((making) => {
      const { pdf } = making;
      const field = textField(making, 'nome', 700, 'Nome');
      pdf.catalog.set(PDFName.of('OpenAction'), script(pdf));
      pdf.addJavaScript('abre', 'app.alert("não")');
      field.acroField.dict.set(PDFName.of('AA'), pdf.context.obj({ K: script(pdf) }));
      for (const widget of field.acroField.getWidgets()) widget.dict.set(PDFName.of('A'), script(pdf));
    }),
  duasPaginas: () =>
    made((making) => {
      textField(making, 'nome', 700, 'Nome');
      const page = making.pdf.addPage([842, 595]);
      textField({ ...making, page }, 'endereco', 500, 'Endereço');
    }),
  doisLugares: () =>
    made((making) => {
      const field = textField(making, 'nome', 700, 'Nome');
      field.addToPage(making.page, at(300));
    }),
  fechadaPeloDono: () =>
    made((making) => {
      textField(making, 'nome', 700, 'Nome');
      making.pdf.encrypt({ userPassword: '', ownerPassword: 'dono', permissions: { modifying: false } });
    }),
  xfaHibrida: () =>
    made((making) => {
      textField(making, 'nome', 700, 'Nome');
      making.form.acroForm.dict.set(PDFName.of('XFA'), making.pdf.context.obj([]));
    }),
} as const;

/** A form that only the programs of its maker draw. */
export const xfaOnly = (): Promise<Uint8Array> =>
  made(({ pdf, form }) => {
    form.acroForm.dict.set(PDFName.of('XFA'), pdf.context.register(pdf.context.stream('<xdp/>')));
  });

/** A form as a town hall has: a bit of each field. */
export const requerimento = (): Promise<Uint8Array> =>
  made((making) => {
    const { page, form } = making;
    page.drawText('REQUERIMENTO', { x: 60, y: 780, size: 16 });
    textField(making, 'nome', 720, 'Nome completo:').enableRequired();
    textField(making, 'cpf', 690, 'CPF');
    textField(making, 'nascimento', 660, 'Data de nascimento');
    line(page, 630, 'UF');
    const uf = form.createDropdown('uf');
    uf.setOptions(['Pernambuco', 'Bahia']);
    uf.addToPage(page, at(630));
    const turno = form.createRadioGroup('turno');
    for (const [index, nome] of ['De manhã', 'À tarde'].entries()) {
      turno.addOptionToPage(`t${index}`, page, { x: 60, y: 590 - 24 * index, width: 14, height: 14 });
      page.drawText(nome, { x: 82, y: 592 - 24 * index, size: 11 });
    }
    form.createCheckBox('aceito').addToPage(page, { x: 60, y: 530, width: 14, height: 14 });
    page.drawText('Li e aceito', { x: 82, y: 532, size: 11 });
    const motivo = textField(making, 'motivo', 440, 'Motivo');
    motivo.enableMultiline();
  });
