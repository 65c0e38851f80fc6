import { sql } from 'kysely';
import { rules, type RuleEntry } from '#schemas/rules.ts';
import { userFlags, type UserFlag, type UserFlagName } from '#schemas/user-flags.ts';
import type { Database } from '#server/base/db/connect.ts';
import type { Ctx } from '#server/base/http/context.ts';
import { callsOf, noVersions } from './calls-of.ts';

/** Where somebody works, and what they are there. */
interface Lugar {
  readonly unidade: number;
  readonly chefe?: boolean | undefined;
  readonly secretario?: boolean | undefined;
}

type Flags = Readonly<Partial<Record<UserFlagName, unknown>>>;

/** What a profile gives. */
interface ProfileRights {
  readonly administrador: boolean;
  readonly administradorLocal: boolean;
  readonly permissoes: readonly string[];
  readonly regras: readonly string[];
  /** The hours in which it works; null for always. */
  readonly faixaHorario: number | null;
}

/** Everything by which one person reaches more than another. */
export interface Rights {
  readonly perfil: ProfileRights;
  readonly grau: number;
  readonly marcas: Flags;
  readonly lugares: readonly Lugar[];
  /** What calls them to contents, by its key. */
  readonly chamadas: readonly string[];
}

/** By which part of them some rights pass others. */
export type Excess = 'administracao' | keyof Rights;

/**
 * The rule of every act that gives: nobody gives, or takes away, what they do not have. Profile, degree, flags, a place in a
 * unit, the leading of it and whatever calls people to contents are each a right; an account, a substitution and a hand-over
 * give all those of somebody.
 * @returns the first part by which what is given passes what one has; undefined when one has it all.
 */
export const beyond = (own: Rights, given: Partial<Rights>): Excess | undefined => {
  if (own.perfil.administrador) return undefined;
  if (given.perfil && administersMore(own.perfil, given.perfil)) return 'administracao';
  if (given.perfil && !coversProfile(own.perfil, given.perfil)) return 'perfil';
  if ((given.grau ?? 0) > own.grau) return 'grau';
  if (given.marcas && openedByFlags(own.marcas, given.marcas).some((name) => !futureFlags.has(name)))
    return 'marcas';
  if (given.lugares && placesBeyond(own, given.lugares).length > 0) return 'lugares';
  if (given.chamadas && callsBeyond(own, given.chamadas)) return 'chamadas';
  return undefined;
};

/** What calls people is of an installation, but who administers an organisation answers for those of it. */
const callsBeyond = ({ perfil, chamadas }: Rights, given: readonly string[]): boolean =>
  !perfil.administradorLocal && given.some((one) => !chamadas.includes(one));

type Roles = Readonly<Record<'administrador' | 'administradorLocal', boolean | null>>;

/** Whether the second administers more than the first does. */
export const administersMore = (own: Roles, given: Roles): boolean =>
  own.administrador !== true &&
  (given.administrador === true || (given.administradorLocal === true && own.administradorLocal !== true));

const coversProfile = (own: ProfileRights, given: ProfileRights): boolean =>
  given.permissoes.every((name) => own.permissoes.includes(name)) &&
  openedByRules(own.regras, given.regras).length === 0 &&
  (own.faixaHorario === null || own.faixaHorario === given.faixaHorario);

/** The rules by which the second set opens more than the first: those it adds, and the restrictions that it lacks. */
export const openedByRules = (from: readonly string[], to: readonly string[]): readonly string[] => [
  ...to.filter((name) => !restricts(name) && !from.includes(name)),
  ...from.filter((name) => restricts(name) && !to.includes(name)),
];

const restricts = (name: string): boolean =>
  Object.entries<RuleEntry>(rules).some(([rule, { restringe }]) => rule === name && restringe === true);

const flags = Object.entries(userFlags) as readonly (readonly [UserFlagName, UserFlag])[];

/** They open nothing yet. */
const futureFlags: ReadonlySet<UserFlagName> = new Set(
  flags.flatMap(([name, { futura }]) => (futura ? [name] : [])),
);

/** What restricts somebody restricts also whom they make. */
export const restrictionsOf = (own: Flags): Readonly<Partial<Record<UserFlagName, true>>> =>
  Object.fromEntries(
    flags.flatMap(([name, { restringe = false }]) => (restringe && own[name] === true ? [[name, true]] : [])),
  );

/** The flags by which the second record opens more than the first. */
export const openedByFlags = (from: Flags, to: Flags): readonly UserFlagName[] =>
  flags.flatMap(([name, { restringe = false }]) => {
    const [was, is] = [from[name] === true, to[name] === true];
    return was !== is && is !== restringe ? [name] : [];
  });

/** The places that the second list has and the first does not, or as less. */
export const raisedPlaces = (from: readonly Lugar[], to: readonly Lugar[]): readonly Lugar[] =>
  to.filter((place) => {
    const former = from.find(({ unidade }) => unidade === place.unidade);
    return !former || (place.chefe && !former.chefe) || (place.secretario && !former.secretario);
  });

/**
 * The places that one may not give: a unit where one does not work, and the leading of one that one does not lead. Who
 * administers an organisation answers for its units, which are all that they reach.
 */
export const placesBeyond = (
  { perfil, lugares }: Pick<Rights, 'perfil' | 'lugares'>,
  given: readonly Lugar[],
): readonly Lugar[] => {
  if (perfil.administrador || perfil.administradorLocal) return [];
  return given.filter((place) => {
    const own = lugares.find(({ unidade }) => unidade === place.unidade);
    if (!own) return true;
    return (place.chefe && !own.chefe) || (place.secretario && !own.secretario && !own.chefe);
  });
};

/** The rights of whoever the session acts for, as it has them: a substitute's are what was lent. */
export const rightsOfSession = async ({ sessao, db }: Ctx): Promise<Rights> => {
  const { administrador, administradorLocal, permissoes, regras, usuarioId, sigiloGrau } = sessao;
  const whole = await rightsOfPerson(db, usuarioId);
  const perfil = {
    administrador,
    administradorLocal,
    permissoes: [...permissoes],
    regras: [...regras],
    faixaHorario: whole.perfil.faixaHorario,
  };
  return { ...whole, perfil, grau: sigiloGrau };
};

/** The rights of somebody, by the register. */
export const rightsOfPerson = async (db: Database, id: number): Promise<Rights> => {
  const person = await db
    .selectFrom('registro.usuario')
    .selectAll()
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  return {
    perfil: (await profileOf(db, person.perfilAcesso)) ?? noProfile,
    grau: await degreeOf(db, person.sigilo),
    marcas: person,
    lugares: await placesOf(db, id),
    chamadas: await callKeysOf(db, id),
  };
};

/** What calls somebody; what flows make of their roles and units, these tell. */
export const callKeysOf = async (db: Database, id: number): Promise<readonly string[]> =>
  (await callsOf(db, [id], noVersions)).map(({ chave }) => chave);

/** Where somebody works. */
export const placesOf = async (db: Database, id: number): Promise<readonly Lugar[]> => {
  const { rows } = await sql<Lugar>`
    select unidade, coalesce(chefe, false) as chefe, coalesce(secretario, false) as secretario
    from registro.usuario_unidades where registro_id = ${id} and unidade is not null`.execute(db);
  return rows;
};

const noProfile: ProfileRights = {
  administrador: false,
  administradorLocal: false,
  permissoes: [],
  regras: [],
  faixaHorario: null,
};

export const degreeOf = async (db: Database, sigilo: unknown): Promise<number> => {
  if (typeof sigilo !== 'number') return 0;
  const row = await db
    .selectFrom('registro.sigilo')
    .select('grau')
    .where('id', '=', sigilo)
    .executeTakeFirst();
  return row?.grau ?? 0;
};

export const profileOf = async (db: Database, id: unknown): Promise<ProfileRights | undefined> => {
  if (typeof id !== 'number') return undefined;
  const row = await db
    .selectFrom('registro.perfilAcesso')
    .select(['administrador', 'administradorLocal', 'permissoes', 'regras', 'faixaHorario'])
    .where('id', '=', id)
    .executeTakeFirst();
  return (
    row && {
      administrador: row.administrador ?? false,
      administradorLocal: row.administradorLocal ?? false,
      permissoes: row.permissoes ?? [],
      regras: row.regras ?? [],
      faixaHorario: row.faixaHorario,
    }
  );
};
