import type { UserFlagName } from '#schemas/user-flags.ts';
import { userFlags } from '#schemas/user-flags.ts';
import type { Database } from '#server/base/db/connect.ts';

/** Two sides of which nobody may have both, and why. */
interface Conflict {
  readonly id: number;
  readonly nome: string;
  readonly motivo: string;
  readonly um: ReadonlySet<string>;
  readonly outro: ReadonlySet<string>;
}

/** The rights of a profile, or of a person by the profile and the own flags; those of administrators are outside of it all. */
interface Held {
  readonly permissoes?: readonly string[] | null | undefined;
  readonly marcas?: Readonly<Partial<Record<UserFlagName, unknown>>>;
  readonly administrador?: boolean | null | undefined;
}

const flagNames = Object.keys(userFlags) as readonly UserFlagName[];
/** Beside the names of permissions, which are others. */
const flagKey = (name: string): string => `marca:${name}`;

/** The conflicts in use. */
export const activeConflicts = async (db: Database): Promise<readonly Conflict[]> => {
  const rows = await db
    .selectFrom('registro.conflitoPapel')
    .select(['id', 'nome', 'motivo', 'um', 'outro'])
    .where('ativo', '=', true)
    .orderBy('nome')
    .execute();
  if (rows.length === 0) return [];
  const flags = await db
    .selectFrom('registro.conflitoPapelMarcas')
    .select(['registroId', 'lado', 'marca'])
    .execute();
  const side = (id: number, lado: 'UM' | 'OUTRO', permissions: readonly string[] | null): Set<string> =>
    new Set([
      ...(permissions ?? []),
      ...flags.flatMap((row) =>
        row.registroId === id && row.lado === lado ? [flagKey(row.marca ?? '')] : [],
      ),
    ]);
  return rows.map(({ id, nome, motivo, um, outro }) => ({
    id,
    nome: nome ?? '',
    motivo: motivo ?? '',
    um: side(id, 'UM', um),
    outro: side(id, 'OUTRO', outro),
  }));
};

const keysOf = ({ permissoes, marcas = {} }: Held): readonly string[] => [
  ...(permissoes ?? []),
  ...flagNames.filter((name) => marcas[name] === true).map(flagKey),
];

const hasBoth = ({ um, outro }: Conflict, held: Held): boolean => {
  const keys = keysOf(held);
  return keys.some((key) => um.has(key)) && keys.some((key) => outro.has(key));
};

/** The first conflict that some rights have, and that they did not have before. */
export const newConflict = (
  conflicts: readonly Conflict[],
  before: Held,
  after: Held,
): Conflict | undefined =>
  after.administrador === true
    ? undefined
    : conflicts.find(
        (one) => hasBoth(one, after) && (before.administrador === true || !hasBoth(one, before)),
      );

/** The marks of each of the people in use who have a profile. */
export const marksOfProfile = async (
  db: Database,
  perfil: number,
): Promise<readonly NonNullable<Held['marcas']>[]> =>
  db
    .selectFrom('registro.usuario')
    .select([...flagNames])
    .where('perfilAcesso', '=', perfil)
    .where('ativo', '=', true)
    .execute();

interface Clash {
  readonly regra: 'PERFIL_CONFLITANTE' | 'USUARIO_CONFLITANTE';
  readonly registro: 'perfil-acesso' | 'usuario';
  readonly registroId: number;
  readonly nome: string;
  /** Which conflict it is of. */
  readonly outro: string;
  readonly conflitoId: number;
}

/** The profiles in use, and the people, that have both sides of a conflict: those from before it was declared. */
export const presentClashes = async (db: Database): Promise<readonly Clash[]> => {
  const conflicts = await activeConflicts(db);
  if (conflicts.length === 0) return [];
  const profiles = await db
    .selectFrom('registro.perfilAcesso')
    .select(['id', 'descricao', 'permissoes', 'administrador'])
    .where('ativo', '=', true)
    .execute();
  const people = await db.selectFrom('registro.usuario').selectAll().where('ativo', '=', true).execute();
  const own = new Map(profiles.map((profile) => [profile.id, profile]));
  return conflicts.flatMap((conflict) => {
    const common = { outro: `${conflict.nome} (${conflict.motivo})`, conflitoId: conflict.id };
    return [
      ...profiles
        .filter((profile) => profile.administrador !== true && hasBoth(conflict, profile))
        .map(({ id, descricao }) => ({
          ...common,
          regra: 'PERFIL_CONFLITANTE' as const,
          registro: 'perfil-acesso' as const,
          registroId: id,
          nome: descricao ?? '',
        })),
      ...people
        .filter((person) => {
          const profile = own.get(person.perfilAcesso ?? 0);
          // what is in the profile is told of the profile, not of each person of it
          return (
            profile !== undefined &&
            profile.administrador !== true &&
            !hasBoth(conflict, profile) &&
            hasBoth(conflict, { permissoes: profile.permissoes, marcas: person })
          );
        })
        .map(({ id, nome }) => ({
          ...common,
          regra: 'USUARIO_CONFLITANTE' as const,
          registro: 'usuario' as const,
          registroId: id,
          nome: nome ?? '',
        })),
    ];
  });
};
