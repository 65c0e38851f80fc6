import { defined } from '#schemas/defined.ts';
import { sql } from 'kysely';
import { mensagem } from '#schemas/messages/index.ts';
import { writtenDay } from '#schemas/written-day.ts';
import type { PublicCtx } from '#server/base/http/context.ts';
import { publicAddress } from '#server/instalacao/configuracao/index.ts';
import { outsiderMail, queueMail } from '#server/instalacao/correio/index.ts';
import { closedToOutside, mayBeShown } from '#server/pessoas/acesso/may-be-shown.ts';
import { notify } from '#server/pessoas/notificacao/index.ts';
import { accountSigns } from './outsider-account.ts';

/** What somebody from outside is told of: nothing that names the document, which is read only after entering. */
type Novidade = 'assinar' | 'lembrete' | 'prazo' | 'venceu' | 'dispensada' | 'assinada';

/**
 * A content, or what goes with it, may have become closed to those from outside: who wrote and who has what still waits for them
 * learn why it stands still.
 */
export const tellClosed = async (
  { db, agora }: Pick<PublicCtx, 'db' | 'agora'>,
  id: number,
): Promise<void> => {
  const { rows } = await sql<{ id: number; autorId: number | null; detentorId: number | null }>`
    select c.id, c.autor_id, c.detentor_usuario_id as detentor_id from conteudo c
    where (c.id = ${id} or c.anda_com_id = ${id}) and c.fase = 1 and ${closedToOutside} and exists (
      select from documento_assinante s join documento d on d.id = s.documento_id and d.versao_atual = s.versao
      where s.documento_id = c.id and s.externo_id is not null and s.situacao = 'PENDENTE')
    order by c.id`.execute(db);
  for (const { id: conteudoId, autorId, detentorId } of rows)
    await notify(db, agora, {
      tipo: 'BLOQUEADO',
      conteudoId,
      especie: 'fechadoAosDeFora',
      usuarioIds: [autorId, detentorId].flatMap((who) => who ?? []),
    });
};

/** The account of somebody from outside does not enter any more: who wrote and who has what is their turn to sign learns it. */
export const tellAccountClosed = async (
  { db, agora }: Pick<PublicCtx, 'db' | 'agora'>,
  externoId: number,
): Promise<void> => {
  const { rows } = await sql<Waiting>`
    select c.id as documento_id, x.nome, c.autor_id, c.detentor_usuario_id as detentor_id
    from documento_assinante s join documento d on d.id = s.documento_id and d.versao_atual = s.versao
    join conteudo c on c.id = d.id join registro.usuario_externo x on x.id = s.externo_id
    where s.externo_id = ${externoId} and s.situacao = 'PENDENTE' and s.liberado_em is not null and ${mayBeShown}
    order by c.id`.execute(db);
  for (const row of rows) await tellWaiting({ db, agora }, row, 'contaDeForaParada');
};

/** A signature from outside that waits, to who wrote the document and who has it. */
interface Waiting {
  readonly documentoId: number;
  readonly nome: string;
  readonly autorId: number | null;
  readonly detentorId: number | null;
}

const tellWaiting = (
  { db, agora }: Pick<PublicCtx, 'db' | 'agora'>,
  { documentoId, nome, autorId, detentorId }: Waiting,
  especie: 'fechadoAosDeFora' | 'contaDeForaParada',
): Promise<void> =>
  notify(db, agora, {
    tipo: 'BLOQUEADO',
    conteudoId: documentoId,
    usuarioIds: [autorId, detentorId].flatMap((who) => who ?? []),
    especie,
    ...defined({ dados: especie === 'contaDeForaParada' ? { quem: nome } : undefined }),
  });

interface Row extends Waiting {
  readonly id: number;
  readonly email: string;
  readonly prazo: string | null;
  readonly mostrado: boolean;
  readonly entra: boolean;
}

/**
 * Tells those from outside, by the e-mail of their accounts, of signatures that are asked of them. Of a document that they do not
 * see any more they are told nothing, nor where their account does not enter: who wrote it and who has it learn why it stands still.
 */
export const tellOutsiders = async (
  { db, agora, ports }: Pick<PublicCtx, 'db' | 'agora' | 'ports'>,
  assinanteIds: readonly number[],
  novidade: Novidade,
): Promise<void> => {
  if (assinanteIds.length === 0) return;
  const { rows } = await sql<Row>`
    select s.id, s.documento_id, s.prazo, x.nome, x.email, ${mayBeShown} as mostrado, ${accountSigns} as entra,
      c.autor_id, c.detentor_usuario_id as detentor_id
    from documento_assinante s join conteudo c on c.id = s.documento_id
    join registro.usuario_externo x on x.id = s.externo_id
    where s.id = any(${[...assinanteIds]}::bigint[]) order by s.id`.execute(db);
  const address = await publicAddress(db, ports.config);
  for (const row of rows) {
    const { id, nome, email, prazo, mostrado, entra } = row;
    if (entra && (mostrado || novidade === 'dispensada'))
      await queueMail(db, agora, {
        para: email,
        ...(await outsiderMail(db, {
          ato: actOf(novidade, prazo),
          nome,
          texto: [
            mensagem(`externo.correio.assinaturas.${novidade}`),
            ...(novidade === 'dispensada' ? [] : [`${address}externo/assinatura/${id}`]),
          ].join('\n\n'),
        })),
      });
    else if (novidade !== 'dispensada')
      await tellWaiting({ db, agora }, row, mostrado ? 'contaDeForaParada' : 'fechadoAosDeFora');
  }
};

/** What is asked, with the day until when where there is one. */
const actOf = (novidade: Novidade, prazo: string | null): string => {
  const asks = novidade === 'assinar' || novidade === 'lembrete' || novidade === 'prazo';
  return asks && prazo !== null
    ? mensagem(`externo.correio.atosDeAssinatura.${novidade}Ate`, { dia: writtenDay(prazo) })
    : mensagem(`externo.correio.atosDeAssinatura.${novidade}`);
};
