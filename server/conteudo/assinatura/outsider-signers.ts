import { sql } from 'kysely';
import type { Page } from '#schemas/api/endpoint.ts';
import type { AssinanteDeFora } from '#schemas/shapes/assinante.ts';
import { mensagem } from '#schemas/messages/index.ts';
import type { Ctx } from '#server/base/http/context.ts';
import { maskDocument } from '#server/pessoas/acesso/mask-cpf.ts';
import { halfHidden } from '#server/pessoas/credencial/index.ts';
import { accountSigns } from './outsider-account.ts';

/** A company has no will of its own to give: a person signs for it, by the account with their CPF. */
const isPerson = sql<boolean>`(length(x.documento) = 11)`;

interface Content {
  readonly sigilo: number;
  readonly nivelAcesso: string;
}

/** The name of who is from outside and is asked to sign, or why they cannot be. */
export const outsiderOr = async (
  { db }: Pick<Ctx, 'db'>,
  externoId: number,
  { sigilo, nivelAcesso }: Content,
): Promise<{ readonly nome: string } | string> => {
  if (sigilo > 0 || nivelAcesso === 'SIGILOSO') return mensagem('externo.recusa.sigilosoDeFora');
  const { rows } = await sql<{ nome: string; pessoa: boolean }>`
    select x.nome, ${isPerson} as pessoa from registro.usuario_externo x where x.id = ${externoId} and ${accountSigns}`.execute(
    db,
  );
  const [found] = rows;
  if (!found) return mensagem('externo.recusa.deForaNaoAssina');
  return found.pessoa ? found : mensagem('externo.recusa.empresaNaoAssina');
};

/** As few letters as a search takes: less would list everybody. */
const fewest = 3;
const most = 20;

/**
 * Accounts that may be asked to sign, by part of the name or of the e-mail, or by the whole CPF: enough of them is told
 * to tell one from another of the same name, and not more.
 */
export const possibleOutsiders = async (
  { db }: Pick<Ctx, 'db'>,
  q: string | undefined,
): Promise<Page<AssinanteDeFora>> => {
  const typed = (q ?? '').trim();
  if (typed.length < fewest) return { itens: [], total: 0, totalExato: true };
  const digits = typed.replaceAll(/\D/g, '');
  const { rows } = await sql<AssinanteDeFora>`
    select x.id, x.nome, x.documento, x.email from registro.usuario_externo x
    where ${accountSigns} and ${isPerson} and (strpos(texto_busca(x.nome), texto_busca(${typed})) > 0
      or strpos(lower(x.email), ${typed.toLowerCase()}) > 0 or x.documento = ${digits})
    order by x.nome, x.id limit ${most}`.execute(db);
  const itens = rows.map(({ id, nome, documento, email }) => ({
    id,
    nome,
    documento: maskDocument(documento),
    email: halfHidden(email),
  }));
  return { itens, total: itens.length, totalExato: true };
};
