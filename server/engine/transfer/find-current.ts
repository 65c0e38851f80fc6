import { mensagem } from '#schemas/messages/index.ts';
import { getRecord } from '#server/engine/records/get.ts';
import type { RecordValues, RegisterRecord } from '#server/engine/records/record.ts';
import type { SheetRow } from '#server/engine/sheet/index.ts';
import { findByKey } from './find-by-key.ts';
import { problemAt, type ImportProblem } from './import-problem.ts';
import { keyColumns, keyText, readKeyOf } from './line-key.ts';
import type { Loading } from './loading.ts';

/** The record that the key of a line names, or why the key serves for nothing. */
type FoundRecord =
  | { readonly current: RegisterRecord | undefined }
  | { readonly problems: readonly ImportProblem[]; readonly awaited?: boolean };

/** Finds the record of a line by its key; without a key, and for a line without number, there is none yet. */
export const findCurrent = async (loading: Loading, row: SheetRow): Promise<FoundRecord> => {
  const { mapping, ahead } = loading;
  const columns = keyColumns(mapping);
  const refuse = (message: string): FoundRecord => ({ problems: [problemAt(row, message, columns[0])] });
  const key = await readKeyOf(loading, row, columns);
  if (key === 'none') return { current: undefined };
  if ('problems' in key) return key;
  if (Object.keys(key.values).length === 0) return refuse(mensagem('importacao.celula.chaveVazia'));

  const text = keyText(mapping.key, key.values);
  const line = loading.keys.get(text) ?? row.linha;
  if (line !== row.linha) return refuse(mensagem('importacao.celula.chaveRepetida', { linha: line }));
  loading.keys.set(text, line);
  const current = ahead?.has(text) ? ahead.get(text) : await readCurrent(loading, key.values);
  if (current === 'several') return refuse(mensagem('importacao.celula.chaveAmbigua'));
  if (!current && mapping.key[0] === 'id') return refuse(mensagem('importacao.celula.idAusente'));
  return { current };
};

const readCurrent = async (
  { ctx, view, mapping }: Loading,
  values: Readonly<RecordValues>,
): Promise<RegisterRecord | 'several' | undefined> => {
  const [id, other] = await findByKey(ctx, view, mapping.key, values);
  if (other !== undefined) return 'several';
  return id === undefined ? undefined : getRecord(ctx, view, id);
};
