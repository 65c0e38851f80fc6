import type { Documento } from '#schemas/shapes/documento.ts';
import type { ModeloCombo } from '#schemas/shapes/modelo-e-tipo.ts';
import type { Answer, Caller } from './app.ts';

interface Lista<T> {
  readonly itens: readonly T[];
}

/** Id of a unit of the world, as a person finds it. */
export const unitId = async (caller: Caller, sigla: string): Promise<number> => {
  const { payload } = await caller.get<Lista<{ unidade: { id: number; sigla: string } }>>(
    `tramite/destinos?q=${encodeURIComponent(sigla)}&pageSize=100`,
  );
  const found = payload.itens.find(({ unidade }) => unidade.sigla === sigla);
  if (!found) throw new Error(`unidade ${sigla} não encontrada`);
  return found.unidade.id;
};

/** Id of a person of the world and of a unit of theirs. */
export const personId = async (
  caller: Caller,
  nome: string,
): Promise<{ usuarioId: number; unidadeId: number }> => {
  const { payload } = await caller.get<
    Lista<{ unidade: { id: number }; usuario?: { id: number; nome: string } }>
  >(`tramite/destinos?q=${encodeURIComponent(nome)}&pageSize=100`);
  const found = payload.itens.find(({ usuario }) => usuario?.nome === nome);
  if (!found?.usuario) throw new Error(`${nome} não encontrado`);
  return { usuarioId: found.usuario.id, unidadeId: found.unidade.id };
};

export interface DraftOptions {
  readonly modelo?: string;
  readonly assunto?: string;
  /** Names of who signs, in order; by default the person alone. */
  readonly assinantes?: readonly string[];
  /** The content that it is tied to. */
  readonly vinculado?: number;
  readonly salvar?: Readonly<Record<string, unknown>>;
  /** A draft that was begun already. */
  readonly minuta?: number;
}

/** A draft with everything that its conclusion asks for. */
export const completeDraft = async (
  caller: Caller,
  {
    modelo = 'Comunicação Interna',
    assunto = 'Uso do auditório',
    assinantes = [],
    vinculado,
    salvar = {},
    minuta,
  }: DraftOptions = {},
): Promise<Documento> => {
  const begin = async (): Promise<Documento> => {
    const { payload: modelos } = await caller.get<Lista<ModeloCombo>>('documento/modelo-combo');
    const chosen = modelos.itens.find(({ nome }) => nome === modelo);
    const { payload } = await caller.post<Documento>('documento', {
      modeloId: chosen?.id,
      assunto,
      ...(vinculado === undefined ? {} : { conteudoVinculado: vinculado }),
    });
    return payload;
  };
  const criado = minuta === undefined ? await begin() : await read(caller, minuta);
  const saved = await caller.put('documento', {
    id: criado.id,
    versao: criado.versao,
    valores: Object.fromEntries(
      criado.propriedades
        .filter(({ preenchimento }) => preenchimento === 'PESSOA')
        .map(({ chave, mascara }) => [chave, mascara?.replaceAll(/[9*]/g, '1') ?? 'Atenciosamente']),
    ),
    destinos: [{ unidadeId: await unitId(caller, 'PGM') }],
    ...salvar,
  });
  if (saved.status !== 200) throw new Error(saved.raw.body);
  for (const [index, nome] of assinantes.entries()) await addSigner(caller, criado.id, nome, index + 1);
  return read(caller, criado.id);
};

export const addSigner = async (
  caller: Caller,
  id: number,
  nome: string,
  place: number,
): Promise<Answer<unknown>> =>
  caller.post(`documento/${id}/adicionar-assinante`, {
    usuarioId: (await personId(caller, nome)).usuarioId,
    marcador: `assinatura_${place}`,
  });

export const read = async (caller: Caller, id: number): Promise<Documento> =>
  (await caller.get<Documento>(`documento/${id}/0`)).payload;

/** A concluded document in the hands of the person's unit. */
export const concludedDocument = async (caller: Caller, options: DraftOptions = {}): Promise<Documento> => {
  const draft = await completeDraft(caller, { assinantes: ['Helena Duarte Pires'], ...options });
  const { status, payload, raw } = await caller.post<Documento>('documento/concluir', {
    id: draft.id,
    versao: draft.versao,
  });
  if (status !== 200) throw new Error(raw.body);
  return payload;
};

/** The reply of a person to a document, concluded and not yet sent. */
export const replyDocument = async (caller: Caller, id: number, assinante: string): Promise<Documento> => {
  const { payload } = await caller.get<Lista<{ id: number }>>('documento/interessados?pageSize=1');
  return concludedDocument(caller, {
    modelo: 'Parecer',
    vinculado: id,
    assinantes: [assinante],
    salvar: { interessados: payload.itens.map((one) => one.id) },
  });
};
