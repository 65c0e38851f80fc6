import type { UserFlagName } from '#schemas/user-flags.ts';
import type { Database } from '#server/base/db/connect.ts';

/** What a profile grants. */
export interface SessionProfile {
  readonly permissoes: ReadonlySet<string>;
  readonly regras: ReadonlySet<string>;
  readonly paginas: ReadonlySet<string>;
}

/** Who is asking, from where and with which rights; read anew at every call. */
export interface Sessao extends SessionProfile {
  readonly id: number;
  /** Whose rights apply: the person's own, or those of the absent one in whose place a substitute acts. */
  readonly usuarioId: number;
  readonly nome: string;
  readonly login: string;
  /** The person at the keyboard, when they act in the place of `usuarioId`; see `atKeyboard`. */
  readonly substitutoId: number | undefined;
  readonly substitutoNome: string | undefined;
  readonly unidadeId: number;
  readonly unidadeSigla: string;
  readonly organizacaoId: number;
  readonly cargo: string | undefined;
  readonly chefe: boolean;
  readonly secretario: boolean;
  readonly sigiloGrau: number;
  readonly perfilAcessoId: number;
  readonly perfilAcessoDescricao: string;
  readonly administrador: boolean;
  readonly administradorLocal: boolean;
  readonly usuarioPadrao: boolean;
  readonly concluirSemAssinatura: boolean;
  readonly cancelarReativar: boolean;
  readonly excluirQualquerDocumento: boolean;
  readonly acessoAmplo: boolean;
  readonly acessoTotal: boolean;
  readonly acessoRestrito: boolean;
  readonly resgatarConteudos: boolean;
  /** The flags of the person that open an act of their own. */
  readonly marcas: ReadonlySet<UserFlagName>;
  readonly renovadaEm: Date;
  readonly expiraEm: Date;
  readonly limiteEm: Date;
  /** The call came with the former token, during its last seconds. */
  readonly tokenAnterior: boolean;
  /** Another value means that what the client knows of the person, the unit or the profile is old. */
  readonly carimbo: string;
}

/** Whose password, preferences and sessions these are: a substitute lends hands, not an account. */
export const atKeyboard = ({ usuarioId, substitutoId }: Pick<Sessao, 'usuarioId' | 'substitutoId'>): number =>
  substitutoId ?? usuarioId;

/** Who asked for work that goes on without a request, and from where. */
export interface Author {
  /** Whose rights apply. */
  readonly usuarioId: number;
  /** Who sat at the keyboard in their place. */
  readonly substitutoId: number | null;
  readonly unidadeId: number;
  /** Where it began: events are told by it. The person may have left it meanwhile. */
  readonly sessaoId: number;
}

/** Where sessions come from: the server of HTTP and the queue only ask. Each refuses with why there is none. */
export interface Sessions {
  /** The session of a token; `leaving` takes the person out of a substitution that no longer runs. */
  readonly ofToken: (db: Database, token: string, options?: { leaving?: boolean }) => Promise<Sessao>;
  /** A session by its number, for what goes on with it and shows no token again. */
  readonly ofId: (db: Database, id: number) => Promise<Sessao>;
  /** Who asked for work that goes on without a request, with the rights of now. */
  readonly ofAuthor: (db: Database, author: Author) => Promise<Sessao>;
}
