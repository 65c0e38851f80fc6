import { text } from '#src/i18n/text.ts';

/** How each field of the server's answers is called on the screen. */
export const fieldLabels = (): Readonly<Record<string, string>> => ({
  assunto: text('editor.campo.assunto'),
  sigilo: text('editor.campo.sigilo'),
  nivelAcesso: text('editor.campo.nivelAcesso'),
  hipoteseLegal: text('editor.campo.hipoteseLegal'),
  vencimento: text('editor.campo.vencimento'),
  vigencia: text('documento.vigencia.rotulo'),
  assuntoClasseId: text('editor.campo.classe'),
  interessados: text('editor.campo.interessados'),
  destinos: text('editor.campo.destinos'),
});

/** Field of the panel where a value that the system shows is changed. */
export const fieldOfMarcador = (chave: string): PanelField | undefined => {
  if (chave === 'assunto') return 'assunto';
  if (chave === 'codigo_classificacao') return 'assuntoClasse';
  if (chave === 'nivel_acesso') return 'nivelAcesso';
  if (chave === 'grau_sigilo') return 'sigilo';
  if (chave.startsWith('interessado_')) return 'interessados';
  if (/^destin(o_|atari)/.test(chave)) return 'destinos';
  return chave.startsWith('assinante_') ? 'assinantes' : undefined;
};

/** A place of the side panel that can be gone to. */
export type PanelField =
  | 'assunto'
  | 'assuntoClasse'
  | 'sigilo'
  | 'nivelAcesso'
  | 'hipoteseLegal'
  | 'vencimento'
  | 'interessados'
  | 'destinos'
  | 'assinantes';

export const panelFieldLabel = (field: PanelField): string => {
  if (field === 'assinantes') return text('editor.tela.abaAssinantes');
  return text(`editor.campo.${field === 'assuntoClasse' ? 'classe' : field}`);
};

/** The id of the control of a field, to go to it. */
export const controlId = (field: string): string => `minuta-${field}`;
