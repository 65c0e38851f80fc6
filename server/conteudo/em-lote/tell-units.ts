import { sql } from 'kysely';
import { mensagem } from '#schemas/messages/index.ts';
import type { Database } from '#server/base/db/connect.ts';
import { notify } from '#server/pessoas/notificacao/index.ts';
import type { Lote } from './lote.repository.ts';

/** The chiefs of two units are told of what passed from one to the other, at once and without naming anything. */
export const tellUnits = async (db: Database, agora: Date, lote: Lote, feitos: number): Promise<void> => {
  const { deUnidadeId, paraUnidadeId, usuarioId, motivo } = lote;
  if (feitos === 0 || deUnidadeId === null || paraUnidadeId === null) return;
  const { rows } = await sql<{ chefes: number[]; de: string; para: string; quem: string }>`
    select d.sigla as de, p.sigla as para, u.nome as quem,
      array(select distinct x.registro_id from registro.usuario_unidades x join registro.usuario c on c.id = x.registro_id
        where x.unidade in (d.id, p.id) and x.chefe and c.ativo and x.registro_id <> ${usuarioId}) as chefes
    from registro.unidade d, registro.unidade p, registro.usuario u
    where d.id = ${deUnidadeId} and p.id = ${paraUnidadeId} and u.id = ${usuarioId}`.execute(db);
  const [told] = rows;
  if (!told) return;
  const { chefes, ...dados } = told;
  await notify(db, agora, {
    usuarioIds: chefes,
    tipo: 'TRAMITE',
    assunto: mensagem(feitos === 1 ? 'transferencia.aviso.um' : 'transferencia.aviso.varios', {
      ...dados,
      n: feitos,
    }),
    conteudo: mensagem('transferencia.aviso.texto', { quem: dados.quem, motivo: motivo ?? '' }),
    rota: 'principal/caixa-central?type=unidade',
  });
};
