import { sql } from 'kysely';
import { mensagem } from '#schemas/messages/index.ts';
import type { RecordOf } from '#server/engine/typed-record.ts';
import type { Ctx } from '#server/base/http/context.ts';
import { administrators, notify } from '#server/pessoas/notificacao/index.ts';

/** Names in the notice at the most; the others are counted. */
const mostNames = 20;

/** Tells who administers, and whom a role now calls, that these see what the activities of the role are about. */
export const tellGrowth = async (
  ctx: Ctx,
  { id, nome }: RecordOf<'papel'>,
  called: readonly number[],
): Promise<void> => {
  if (called.length === 0) return;
  const { db, agora, sessao } = ctx;
  const { rows } = await sql<{ nome: string }>`
    select nome from registro.usuario where id = any(${called}::integer[]) order by nome limit ${mostNames}`.execute(
    db,
  );
  const names = rows.map((row) => row.nome).join(', ');
  const more = called.length - rows.length;
  const quem = sessao.substitutoNome ?? sessao.nome;
  const told = {
    tipo: 'SISTEMA' as const,
    conteudo: mensagem('papel.cresceuTexto', {
      quem,
      pessoas: more > 0 ? mensagem('papel.eMais', { pessoas: names, n: more }) : names,
    }),
    rota: `workflow/papel/quem-recebe/${id}`,
  };
  const those = (await administrators(db)).map((one) => one.id).filter((one) => one !== sessao.usuarioId);
  await notify(db, agora, {
    ...told,
    usuarioIds: those,
    assunto: mensagem('papel.cresceu', { papel: nome }),
  });
  await notify(db, agora, {
    tipo: 'SISTEMA',
    usuarioIds: called.filter((one) => !those.includes(one)),
    assunto: mensagem('papel.chama', { papel: nome }),
  });
};
