import { AppError } from '#schemas/app-error.ts';
import type { FolhaEtiquetas } from '#schemas/shapes/protocolo-etiquetas.ts';
import { mensagem } from '#schemas/messages/index.ts';
import type { FileAnswer } from '#server/base/http/file-answer.ts';
import { drawLabels, type Etiqueta } from './desenhar.ts';
import { labelsOfSheet } from './folha.ts';

/** Labels on the sheets that are sold: of protocols, of what is kept, of where it is kept. */
export { barcodeText } from './barcode-text.ts';
export { drawSeparator, type Etiqueta } from './desenhar.ts';

export const paperOf = (content: Uint8Array, name: string): FileAnswer => ({
  content,
  type: 'application/pdf',
  name,
  size: content.length,
});

/** A sheet of labels from a place of it on; a place that the sheet does not have is refused. */
export const labelsPaper = async (
  labels: readonly Etiqueta[],
  folha: FolhaEtiquetas,
  inicio: number,
  name: string,
): Promise<FileAnswer> => {
  if (inicio <= labelsOfSheet(folha)) return paperOf(await drawLabels(labels, folha, inicio), name);
  const erros = [
    { campo: 'inicio', mensagem: mensagem('protocolo.etiqueta.inicio', { n: labelsOfSheet(folha) }) },
  ];
  throw new AppError('camposInvalidos', {}, { erros });
};
