import { defined } from '#schemas/defined.ts';
import { randomBytes } from 'node:crypto';
import { AppError } from '#schemas/app-error.ts';
import { formats } from '#schemas/formats.ts';
import { mensagem } from '#schemas/messages/index.ts';
import {
  createRecord,
  getRecord,
  modelsInForce,
  registerNamed,
  updateRecord,
  viewFor,
} from '#server/engine/index.ts';
import type { Ctx, PublicCtx } from '#server/base/http/context.ts';
import { within } from '#server/base/http/within.ts';
import { systemCtx } from '#server/base/http/system-ctx.ts';
import { placeByRules } from './entry-rules.ts';
import type { ExternalPerson } from './external-person.ts';

/** Makes the account of somebody who enters for the first time, in the units and with the profile of the rules; in a transaction. */
export const createAccount = async (ctx: PublicCtx, person: ExternalPerson): Promise<number> => {
  const { perfilAcesso, unidades } = await placeByRules(ctx.db, person.valores);
  if (perfilAcesso === undefined || unidades.length === 0) throw new AppError('contaSemRegra');
  if (!person.email || !formats.email.accepts(person.email)) throw new AppError('contaSemEmail');
  const known = {
    nome: (person.nome ?? person.login).slice(0, 150),
    email: person.email,
    login: person.login,
    perfilAcesso,
    unidades,
    ...defined({
      cpf: person.cpf !== undefined && formats.cpf.accepts(person.cpf) ? person.cpf : undefined,
      matricula: person.matricula?.slice(0, 30),
    }),
    senha: unknownPassword(),
  };
  try {
    const inside = ofProduct(ctx);
    return (await createRecord(inside, userView(inside), known)).id;
  } catch (error) {
    if (!(error instanceof AppError) || error.erros.length === 0) throw error;
    const [first] = error.erros;
    throw new AppError('contaNaoCriada', { motivo: first?.mensagem ?? '' }, { cause: error });
  }
};

/** Keeps name and e-mail as the institution has them now. What the register refuses of them does not stop the entry. */
export const refreshAccount = async (ctx: PublicCtx, id: number, person: ExternalPerson): Promise<void> => {
  try {
    await within(ctx, async (inner) => {
      const inside = ofProduct(inner);
      const view = userView(inside);
      const before = await getRecord(inside, view, id);
      const fresh = defined({
        nome: person.nome ? person.nome.slice(0, 150) : undefined,
        email: person.email && formats.email.accepts(person.email) ? person.email : undefined,
      });
      const same = Object.entries(fresh).every(([name, value]) => before[name] === value);
      if (!same) await updateRecord(inside, view, id, { ...before, ...fresh });
    });
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    ctx.log.warn({ usuarioId: id, motivo: error.erros }, mensagem('identidade.naoAtualizou'));
  }
};

/** Nobody knows it: this account enters only by where it came from, or by a password that its owner comes to choose. */
const unknownPassword = (): string => `${randomBytes(32).toString('base64url')}aA1!`;

const ofProduct = ({ db, ports, agora, endereco, agente, log, correlacao }: PublicCtx): Ctx => ({
  ...systemCtx(ports, db, agora),
  endereco,
  agente,
  log,
  correlacao,
});

const userView = (ctx: Ctx) => {
  const models = modelsInForce();
  return viewFor(ctx, models, registerNamed(models, 'usuario'));
};
