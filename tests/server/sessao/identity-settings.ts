import { worldPassword, type Answer, type Caller, type TestApp } from '#tests/setup/app.ts';

/** The only record of the settings, for who may change it. */
const onlyRecord = async (admin: Caller): Promise<Record<string, unknown>> => {
  const [only] = (await admin.get<{ itens: { id: number }[] }>('configuracao')).payload.itens;
  return (await admin.get<Record<string, unknown>>(`configuracao/${only?.id ?? 0}`)).payload;
};

/** Changes some settings, as their form would; an undefined one becomes empty. */
export const configure = async (admin: Caller, fields: object): Promise<Answer<unknown>> => {
  const record = await onlyRecord(admin);
  const save = () => admin.put(`configuracao/${Number(record['id'])}`, { ...record, ...fields });
  const answer = await save();
  if (answer.codigo !== 'confirmacaoNecessaria') return answer;
  await admin.post('credencial/confirmacao', { senha: worldPassword });
  return save();
};

/** What a test of the settings says: what it found, or why it could not. */
export const tellTest = async (
  admin: Caller,
  action: 'testarDiretorio' | 'testarProvedor',
  input: object = {},
): Promise<string> => {
  const { id } = await onlyRecord(admin);
  const answer = await admin.post<{ mensagem: string }>(`configuracao/${Number(id)}/acao/${action}`, input);
  return answer.status === 200 ? answer.payload.mensagem : answer.raw.json<{ descricao: string }>().descricao;
};

/** Ids that rules of the first entry name. */
export const placesOfRules = async ({ platform: { connection } }: TestApp) => {
  const units = await connection.db.selectFrom('registro.unidade').select(['id', 'sigla']).execute();
  const profiles = await connection.db
    .selectFrom('registro.perfilAcesso')
    .select(['id', 'descricao'])
    .execute();
  const { id: cargo } = await connection.db
    .selectFrom('registro.cargo')
    .select('id')
    .executeTakeFirstOrThrow();
  return {
    cargo,
    unidade: (wanted: string) => units.find(({ sigla }) => sigla === wanted)?.id,
    perfil: (wanted: string) => profiles.find(({ descricao }) => descricao === wanted)?.id,
  };
};
