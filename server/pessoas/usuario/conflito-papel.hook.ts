import { AppError } from '#schemas/app-error.ts';
import { mensagem } from '#schemas/messages/index.ts';
import type { Ctx } from '#server/base/http/context.ts';
import { refuseField } from '#server/engine/refuse-field.ts';
import type { RegisterHook, SaveInput } from '#server/engine/hook.ts';
import { profileOf } from '#server/pessoas/acesso/rights.ts';
import { activeConflicts, newConflict, marksOfProfile, presentClashes } from './conflicts.ts';

/** What may not stand together; who has both already is told of, and listed in the normalization. */
export const conflitoPapel: RegisterHook<'conflito-papel'> = {
  beforeSave(_ctx, { values }) {
    const { um = [], outro = [], marcas = [] } = values;
    const of = (lado: 'UM' | 'OUTRO'): readonly string[] =>
      marcas.flatMap((row) => (row.lado === lado ? [String(row.marca)] : []));
    const erros = [
      ...(um.length + of('UM').length === 0
        ? [{ campo: 'um', mensagem: mensagem('registro.conflitoPapel.falta') }]
        : []),
      ...(outro.length + of('OUTRO').length === 0
        ? [{ campo: 'outro', mensagem: mensagem('registro.conflitoPapel.falta') }]
        : []),
      ...(outro.some((name) => um.includes(name))
        ? [{ campo: 'outro', mensagem: mensagem('registro.conflitoPapel.repetida') }]
        : []),
      ...(of('OUTRO').some((name) => of('UM').includes(name))
        ? [{ campo: 'marcas', mensagem: mensagem('registro.conflitoPapel.repetida') }]
        : []),
    ];
    if (erros.length > 0) throw new AppError('camposInvalidos', {}, { erros });
  },
  async warnings({ db }, { id }) {
    const count = (await presentClashes(db)).filter(({ conflitoId }) => conflitoId === id).length;
    if (count === 0) return [];
    const told =
      count === 1
        ? mensagem('registro.conflitoPapel.jaHaUm')
        : mensagem('registro.conflitoPapel.jaHa', { quantos: count });
    return [{ campo: 'um', mensagem: told }];
  },
};

/** A person is not given, by the profile or by a mark, what may not stand with what they have. */
export const refuseConflictOfPerson = async (
  { db }: Ctx,
  { before, values }: Pick<SaveInput<'usuario'>, 'before' | 'values'>,
): Promise<void> => {
  const conflicts = await activeConflicts(db);
  if (conflicts.length === 0) return;
  const rights = async (person: Partial<typeof values> | undefined) => {
    const profile = await profileOf(db, person?.perfilAcesso);
    return { permissoes: profile?.permissoes, administrador: profile?.administrador, marcas: person ?? {} };
  };
  const found = newConflict(conflicts, await rights(before), await rights(values));
  if (!found) return;
  const { nome, motivo } = found;
  throw refuseField('perfilAcesso', 'registro.conflitoPapel.pessoa', { nome, motivo });
};

/** A profile does not join both sides by itself, nor in the people who have it. */
export const refuseConflictOfProfile = async (
  { db }: Ctx,
  { id, before, values }: Pick<SaveInput<'perfil-acesso'>, 'id' | 'before' | 'values'>,
): Promise<void> => {
  const conflicts = await activeConflicts(db);
  if (conflicts.length === 0) return;
  const [was, is] = [before, values].map((profile) => ({
    permissoes: profile?.permissoes,
    administrador: profile?.administrador,
  }));
  const found = newConflict(conflicts, was ?? {}, is ?? {});
  if (found) {
    const { nome, motivo } = found;
    throw refuseField('permissoes', 'registro.conflitoPapel.perfil', { nome, motivo });
  }
  if (id === undefined) return;
  const clashes = (await marksOfProfile(db, id)).flatMap(
    (marcas) => newConflict(conflicts, { ...was, marcas }, { ...is, marcas }) ?? [],
  );
  const [first] = clashes;
  if (!first) return;
  const { nome, motivo } = first;
  if (clashes.length === 1)
    throw refuseField('permissoes', 'registro.conflitoPapel.umaPessoa', { nome, motivo });
  throw refuseField('permissoes', 'registro.conflitoPapel.pessoas', {
    quantas: clashes.length,
    nome,
    motivo,
  });
};
