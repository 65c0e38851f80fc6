import { createHash } from 'node:crypto';
import type { Assinante } from '#schemas/shapes/assinante.ts';
import type { Verificacao } from '#schemas/shapes/assinatura.ts';
import type { Documento } from '#schemas/shapes/documento.ts';
import type { DocumentoDeFora, DocumentosDeFora } from '#schemas/shapes/documento-de-fora.ts';
import type { Answer, Caller, TestApp } from '#tests/setup/app.ts';
import { completeDraft, personId, type DraftOptions } from '#tests/setup/drafts.ts';
import { lastMail, outsiderPassword, type Outsider } from './outsider.ts';

/** Models with so many places of signature. */
const models = { 1: 'Comunicação Interna', 2: 'Ata de Reunião' } as const;

/** Whether the models take people from outside as signers. */
export const takeOutsiders = async (
  { platform }: TestApp,
  permiteAssinanteExterno: boolean,
): Promise<void> => {
  await platform.connection.db
    .updateTable('registro.modeloDocumento')
    .set({ permiteAssinanteExterno })
    .where('nome', 'in', Object.values(models))
    .execute();
};

export const accountOf = async ({ platform }: TestApp, email: string): Promise<number> =>
  (
    await platform.connection.db
      .selectFrom('registro.usuarioExterno')
      .select('id')
      .where('email', '=', email)
      .executeTakeFirstOrThrow()
  ).id;

/** A draft with so many places, and nobody in them. */
export const emptyDraft = (
  caller: Caller,
  places: keyof typeof models = 2,
  salvar: DraftOptions['salvar'] = {},
): Promise<Documento> =>
  completeDraft(caller, { modelo: models[places], assunto: 'Reforma do telhado da escola', salvar });

/** Asks a person of the institution, by name, or somebody from outside, by their account. */
export const nameIn = async (
  caller: Caller,
  id: number,
  place: number,
  who: string | number,
  more: object = {},
): Promise<Answer<Assinante>> =>
  caller.post<Assinante>(`documento/${id}/adicionar-assinante`, {
    ...(typeof who === 'number'
      ? { externoId: who }
      : { usuarioId: (await personId(caller, who)).usuarioId }),
    marcador: `assinatura_${place}`,
    ...more,
  });

export const conclude = async (caller: Caller, id: number): Promise<Answer<Documento>> => {
  const { payload } = await caller.get<Documento>(`documento/${id}/0`);
  return caller.post<Documento>('documento/concluir', { id, versao: payload.versao });
};

/** A concluded document that these people sign, in their order. */
export const askedOf = async (
  caller: Caller,
  ...people: readonly (string | number)[]
): Promise<Documento> => {
  const { id } = await emptyDraft(caller, people.length === 1 ? 1 : 2);
  for (const [at, who] of people.entries()) {
    const named = await nameIn(caller, id, at + 1, who);
    if (named.status !== 200) throw new Error(named.raw.body);
  }
  const { status, payload, raw } = await conclude(caller, id);
  if (status !== 200) throw new Error(raw.body);
  return payload;
};

export const listOf = async (who: Outsider): Promise<DocumentosDeFora> =>
  (await who.ask<DocumentosDeFora>('GET', 'externo/assinatura')).payload;

/** The first that waits for the person. */
export const waitingFor = async (who: Outsider): Promise<number> => {
  const { assinar } = await listOf(who);
  const [first] = assinar;
  if (!first) throw new Error(`nada espera por ${who.email}`);
  return first.id;
};

export const readBy = (who: Outsider, id: number): Promise<Answer<DocumentoDeFora>> =>
  who.ask<DocumentoDeFora>('GET', `externo/assinatura/${id}`);

/** The digest of the file as the browser would compute it. */
export const digestOf = async (who: Outsider, id: number): Promise<string> => {
  const { raw } = await who.ask('GET', `externo/assinatura/${id}/arquivo`);
  return createHash('sha256').update(raw.rawPayload).digest('hex');
};

/** Asks for the code and reads it in the mail. */
export const codeFor = async (server: TestApp, who: Outsider, id: number): Promise<string> => {
  const sent = await who.ask('POST', `externo/assinatura/${id}/codigo`);
  if (sent.status !== 200) throw new Error(sent.raw.body);
  return /é (\d{6})/.exec(await lastMail(server, who.email))?.[1] ?? '';
};

export const giveWith = (
  who: Outsider,
  id: number,
  body: { readonly codigo: string; readonly sha256: string; readonly senha?: string },
): Promise<Answer<DocumentoDeFora>> =>
  who.ask<DocumentoDeFora>('POST', `externo/assinatura/${id}`, { senha: outsiderPassword, ...body });

/** Reads, asks for the code, and signs. */
export const signFromOutside = async (
  server: TestApp,
  who: Outsider,
  id: number,
): Promise<Answer<DocumentoDeFora>> =>
  giveWith(who, id, { sha256: await digestOf(who, id), codigo: await codeFor(server, who, id) });

export const signersOf = async (caller: Caller, id: number): Promise<readonly Assinante[]> =>
  (await caller.get<{ itens: readonly Assinante[] }>(`documento/${id}/listar-tramite-assinantes`)).payload
    .itens;

export const verified = async (server: TestApp, codigo: string): Promise<Verificacao> =>
  (await server.call({ method: 'GET', path: `verificar/${codigo}` })).json<{ payload: Verificacao }>()
    .payload;
