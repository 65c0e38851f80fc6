import { mensagem } from '#schemas/messages/index.ts';
import {
  endSessions,
  forgetPasswordLinks,
  formerPasswords,
  keptPassword,
  markPassword,
  tellPerson,
} from '#server/pessoas/credencial/index.ts';
import { SealedSecret } from '#server/base/secret.ts';
import type { SaveInput } from '#server/engine/hook.ts';
import type { Ctx } from '#server/base/http/context.ts';

const written = (value: unknown): string => (typeof value === 'string' ? value : '');

/** The product itself gives passwords that stay; one that a person gives to another is changed at the first entry. */
const byPerson = ({ sessao }: Ctx): boolean => sessao.id !== 0;

/** A password given in the register: by the rules, kept as argon2id; an existing person is told, and their sessions end. */
export const takePassword = async (ctx: Ctx, { id, before, values }: SaveInput<'usuario'>): Promise<void> => {
  const { senha } = values;
  if (typeof senha !== 'string') return;
  const former = id === undefined ? [] : await formerPasswords(ctx.db, id);
  // the product gives what the installation asked for, such as the shared password of the demonstration
  const person = byPerson(ctx)
    ? {
        login: written(values.login ?? before?.login),
        nome: written(values.nome ?? before?.nome),
      }
    : undefined;
  values.senha = new SealedSecret(await keptPassword(ctx.db, { senha, person, former, campo: 'senha' }));
  if (id === undefined) return;
  await markPassword(ctx.db, ctx.agora, id, { anterior: former[0] ?? null, trocar: byPerson(ctx) });
  await forgetPasswordLinks(ctx.db, id);
  await endSessions(ctx.db, id, ctx.agora, ctx.sessao.id);
  await tellPerson(
    ctx,
    id,
    mensagem('entrada.correio.senhaPor'),
    mensagem('entrada.correio.senhaPorTexto', { quem: ctx.sessao.nome }),
  );
};

/** Notes the first password of a new person. */
export const noteNewPassword = (ctx: Ctx, id: number): Promise<void> =>
  markPassword(ctx.db, ctx.agora, id, { anterior: null, trocar: byPerson(ctx) });
