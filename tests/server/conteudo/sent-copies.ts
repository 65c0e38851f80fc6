import type { TramiteEnviado } from '#schemas/shapes/tramite.ts';
import { copyDocument } from '#tests/bench/served/copy-document.ts';
import type { Caller, TestApp } from '#tests/setup/app.ts';
import { concludedDocument, unitId } from '#tests/setup/drafts.ts';

interface Sending {
  readonly de: Caller;
  /** Sigla of the unit that has to receive them. */
  readonly para: string;
  readonly assunto: string;
  readonly quantos: number;
}

/** One document sent by its sender, and the others copied from it, each with a forwarding of its own. @returns their ids */
export const sendCopies = async (
  server: Pick<TestApp, 'platform'>,
  { de, para, assunto, quantos }: Sending,
): Promise<number[]> => {
  const { pool } = server.platform.connection;
  const { id } = await concludedDocument(de, { assunto });
  const copies = quantos - 1;
  const first = copies > 0 ? await copyDocument(pool, id, copies) : 0;
  const { status, raw } = await de.post<TramiteEnviado>('tramite', {
    conteudoId: id,
    destino: { unidadeId: await unitId(de, para) },
  });
  if (status !== 200) throw new Error(raw.body);
  if (copies > 0) await forwardAlike(pool, id, first, copies);
  return [id, ...Array.from({ length: copies }, (_, index) => first + index)];
};

/** Gives copies the forwarding of their model, and the access that it gave. */
const forwardAlike = async (
  pool: TestApp['platform']['connection']['pool'],
  id: number,
  first: number,
  copies: number,
): Promise<void> => {
  await pool.query(
    `with sent as (
       insert into tramite (conteudo_id, especie, situacao, de_unidade_id, de_usuario_id, para_unidade_id, enviado_em)
       select s.id, t.especie, t.situacao, t.de_unidade_id, t.de_usuario_id, t.para_unidade_id, t.enviado_em
       from tramite t, generate_series($2::bigint, $3::bigint) s(id) where t.conteudo_id = $1 and t.situacao = 'NAO_RECEBIDO'
       returning id, conteudo_id, para_unidade_id, enviado_em),
     access as (
       insert into conteudo_acesso (conteudo_id, unidade_id, motivo, desde, tramite_id)
       select conteudo_id, para_unidade_id, 'tramite', enviado_em, id from sent
       on conflict do nothing)
     update conteudo c set transito_id = sent.id from sent where c.id = sent.conteudo_id`,
    [id, first, first + copies - 1],
  );
};
