import type { AtoEmLote } from '#schemas/shapes/ato-em-lote.ts';
import type { Documento } from '#schemas/shapes/documento.ts';
import type { Caller } from '#tests/setup/app.ts';

/** What an undone act may leave otherwise: how often it changed, and when. */
const ofTime = new Set(['versao', 'alteradoEm', 'acoesEm']);

/** A document as it stands to somebody, without what only says when. */
const standing = ({ checkIn, ...rest }: Documento): Readonly<Record<string, unknown>> => ({
  ...Object.fromEntries(Object.entries(rest).filter(([name]) => !ofTime.has(name))),
  checkIn: { situacao: checkIn.situacao, usuario: checkIn.usuario?.id },
});

/** Fields that are not what they were once an act is done to a document, and undone, as the inbox does both. */
export const leftByUndo = async (
  caller: Caller,
  before: Documento,
  ato: string,
): Promise<readonly string[] | undefined> => {
  const { status, payload: done } = await caller.post<AtoEmLote>('conteudo/ato-em-lote', {
    ato,
    ids: [before.id],
    motivo: 'Passeio',
  });
  if (status !== 200 || done.feitos !== 1 || !done.desfaz) return undefined;
  const { payload: undone } = await caller.post<AtoEmLote>(`conteudo/ato-em-lote/${done.id}/desfazer`);
  if (undone.feitos !== 1) return [`não se desfez: ${JSON.stringify(undone.itens)}`];
  const { payload: after } = await caller.get<Documento>(`documento/${before.id}/0`);
  const [was, is] = [standing(before), standing(after)];
  return [...new Set([...Object.keys(was), ...Object.keys(is)])].filter(
    (name) => JSON.stringify(was[name]) !== JSON.stringify(is[name]),
  );
};
