import { mensagem } from '#schemas/messages/index.ts';
import type { Ctx } from '#server/base/http/context.ts';
import { modelsInForce, registerNamed, type RecordValues } from '#server/engine/index.ts';
import { queueMail, type MailPath } from '#server/instalacao/correio/index.ts';
import { notify } from '#server/pessoas/notificacao/index.ts';
import type { GuardedAddress, GuardedRegister } from './guarded-addresses.ts';
import { sameValue } from './same-value.ts';

interface Change {
  readonly before: Readonly<RecordValues> | undefined;
  readonly values: Readonly<RecordValues>;
  /** The mail server before the change; undefined where there was none. */
  readonly caminho: MailPath | undefined;
}

/**
 * Tells every administrator what was pointed elsewhere and by whom, on the screen and by mail, which leaves by the server
 * that was in force before. Nobody's choice of notices keeps this from them.
 */
export const tellAdministrators = async (
  ctx: Ctx,
  register: GuardedRegister,
  changed: readonly GuardedAddress[],
  { before, values, caminho }: Change,
): Promise<void> => {
  const { db, agora, sessao } = ctx;
  const people = await db
    .selectFrom('registro.usuario as u')
    .innerJoin('registro.perfilAcesso as p', 'p.id', 'u.perfilAcesso')
    .select(['u.id', 'u.email'])
    .where('p.administrador', '=', true)
    .where('u.ativo', '=', true)
    .execute();
  const assunto = mensagem(
    changed.some(({ tipo }) => overAccounts.has(tipo))
      ? 'registro.endereco.mudouEntrada'
      : 'registro.endereco.mudou',
  );
  const quem = sessao.substitutoNome ?? sessao.nome;
  const conteudo = [
    mensagem('registro.endereco.mudouPor', { quem }),
    ...changed.map((group) =>
      mensagem('registro.endereco.mudanca', {
        tipo: mensagem(`registro.endereco.${group.tipo}`),
        ...(overAccounts.has(group.tipo)
          ? namedChanges(register, group, { before, values })
          : { antes: inWords(group.fields, before), depois: inWords(group.fields, values) }),
      }),
    ),
    mensagem('registro.endereco.confira'),
  ].join('\n');
  await notify(db, agora, {
    usuarioIds: people.map(({ id }) => id),
    tipo: 'SISTEMA',
    assunto,
    conteudo,
    rota: `administracao/${register}`,
  });
  for (const para of new Set(people.flatMap(({ email }) => email || [])))
    await queueMail(
      db,
      agora,
      { para, assunto, texto: conteudo },
      caminho ? { caminho: JSON.stringify(caminho) } : {},
    );
};

/** What they say is not where the server goes. */
const overAccounts: ReadonlySet<GuardedAddress['tipo']> = new Set([
  'quemEntra',
  'primeiraEntrada',
  'provas',
  'reservado',
]);

/** A certificate is long and says nothing to the eye. */
const mostLetters = 200;

const inWords = (fields: readonly string[], record: Readonly<RecordValues> | undefined): string => {
  const parts = fields.flatMap((name) => {
    const value = record?.[name];
    return typeof value === 'string' || typeof value === 'number' ? String(value).slice(0, mostLetters) : [];
  });
  return parts.length === 0 ? mensagem('registro.endereco.nenhum') : parts.join(' ');
};

/** Of many fields, those that changed, each by the name that its screen gives it. */
const namedChanges = (
  register: GuardedRegister,
  { fields, calados = [] }: GuardedAddress,
  { before, values }: Pick<Change, 'before' | 'values'>,
): { readonly antes: string; readonly depois: string } => {
  const { properties } = registerNamed(modelsInForce(), register).definition.schema;
  const changed = fields.filter((name) => !sameValue(before?.[name], values[name]));
  const told = (record: Readonly<RecordValues> | undefined): string =>
    changed
      .map((name) =>
        mensagem('registro.endereco.campo', {
          campo: properties[name]?.title ?? name,
          valor: calados.includes(name) ? mensagem('registro.endereco.calado') : valueInWords(record?.[name]),
        }),
      )
      .join(' ');
  return { antes: told(before), depois: told(values) };
};

const valueInWords = (value: unknown): string => {
  if (typeof value === 'string' || typeof value === 'number') return String(value).slice(0, mostLetters);
  if (value === true) return mensagem('registro.endereco.sim');
  if (Array.isArray(value) && value.length > 0)
    return mensagem('registro.endereco.linhas', { n: value.length });
  return mensagem('registro.endereco.nenhum');
};
