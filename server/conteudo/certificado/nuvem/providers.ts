import { AppError } from '#schemas/app-error.ts';
import { mensagem } from '#schemas/messages/index.ts';
import type { Database } from '#server/base/db/connect.ts';
import type { Ctx } from '#server/base/http/context.ts';
import { decryptSecret } from '#server/engine/index.ts';
import { isOffered } from '#server/conteudo/assinatura/index.ts';
import { tiesByName } from '../whole-signer.ts';
import { cmsDevice } from './cms-device.ts';
import { cscDevice } from './csc-device.ts';
import { pscDevice } from './psc-device.ts';
import type { SigningDevice } from './signing-device.ts';

/** A provider that keeps certificates, as it is asked. */
export interface Provider {
  readonly id: number;
  readonly nome: string;
  readonly device: SigningDevice;
  readonly tipo: 'PSC' | 'CSC' | 'CMS';
  /** Of its API, and of its OAuth 2; each ends in a slash. */
  readonly api: string;
  readonly oauth: string;
  readonly cliente: string;
  readonly segredo: string | undefined;
  readonly segundos: number;
  readonly porVez: number;
  /** A certificate that says no CPF is taken by the name on it. */
  readonly porNome: boolean;
}

const devices: Readonly<Record<Provider['tipo'], SigningDevice>> = {
  PSC: pscDevice,
  CSC: cscDevice,
  CMS: cmsDevice,
};

export const findProvider = async (db: Database, key: Buffer, id: number): Promise<Provider | undefined> => {
  const row = await db
    .selectFrom('registro.provedorAssinatura')
    .selectAll()
    .where('id', '=', id)
    .executeTakeFirst();
  if (!row || row.tipo === 'HSM' || row.endereco === null || row.cliente === null) return undefined;
  const { nome, tipo, endereco, enderecoAutorizacao, cliente, segredo, limiteSegundos, porVez } = row;
  return {
    id,
    nome,
    tipo,
    device: devices[tipo],
    api: base(endereco),
    oauth: base(enderecoAutorizacao ?? endereco),
    cliente,
    segredo: segredo === null ? undefined : decryptSecret(key, segredo),
    segundos: limiteSegundos ?? 10,
    porVez: porVez ?? 5,
    porNome: tiesByName(row),
  };
};

const base = (address: string): string => `${address.replace(/\/+$/, '')}/`;

/** Those that the person may choose: in use, of everybody or of their organisation. */
export const offeredProviders = (ctx: Ctx): Promise<{ id: number; nome: string }[]> =>
  ctx.db
    .selectFrom('registro.provedorAssinatura')
    .select(['id', 'nome'])
    .where('tipo', '!=', 'HSM')
    .where(isOffered(ctx))
    .orderBy('nome')
    .execute();

/** One that is offered to the person. */
export const requireProvider = async (ctx: Ctx, id: number): Promise<Provider> => {
  const offered = await offeredProviders(ctx);
  const provider = offered.some((one) => one.id === id)
    ? await findProvider(ctx.db, ctx.ports.config.key, id)
    : undefined;
  if (!provider) throw new AppError('transicaoNaoPermitida', { motivo: mensagem('certificado.nuvem.fora') });
  return provider;
};
