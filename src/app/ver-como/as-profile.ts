import { screens } from '#screens/index.ts';
import { pages } from '#schemas/pages.ts';
import { grantingRules } from '#schemas/rules.ts';
import type { CatalogoPermissoes, PermissaoItem } from '#schemas/shapes/permissao.ts';
import type { AccessProfile } from '#src/engine/access-profile.ts';
import { can } from '#src/session/can.ts';
import type { Session } from '#src/session/session-store.ts';

/**
 * The session of nobody: what the doors of the client would ask of a person with this profile and nothing else, no mark of their
 * own, no place in a unit. It never reaches the server.
 */
export const asProfile = (own: Session, perfil: AccessProfile, catalogue: CatalogoPermissoes): Session => {
  const administrador = perfil.administrador === true;
  const chosen = perfil.paginas ?? [];
  return {
    ...own,
    dados: {
      ...own.dados,
      usuario: { ...own.dados.usuario, marcas: [] },
      perfilAcesso: {
        ...own.dados.perfilAcesso,
        permissoes: administrador
          ? catalogue.permissoes.map(({ nome }) => nome)
          : [...(perfil.permissoes ?? [])],
        regras: [...new Set([...(perfil.regras ?? []), ...(administrador ? grantingRules : [])])],
        // a profile that names no page hides none
        listaPagina: administrador || chosen.length === 0 ? Object.keys(pages) : [...chosen],
        administrador,
        administradorLocal: perfil.administradorLocal === true,
        usuarioPadrao: perfil.usuarioPadrao === true,
      },
    },
  };
};

/** The screens that a door of their own keeps, by name, and whether it opens; what anybody opens is not told. */
export const doorsOf = (
  session: Session,
): { readonly opens: readonly string[]; readonly keeps: readonly string[] } => {
  const kept = screens.filter(({ frame, permission }) => frame === 'shell' && permission !== undefined);
  const opens = new Set(
    kept
      .filter(({ permission = [] }) => [permission].flat().some((one) => can(session, one)))
      .map(({ name }) => name),
  );
  return {
    opens: [...opens].sort((a, b) => a.localeCompare(b, 'pt-BR')),
    keeps: [...new Set(kept.map(({ name }) => name))]
      .filter((name) => !opens.has(name))
      .sort((a, b) => a.localeCompare(b, 'pt-BR')),
  };
};

interface Acts {
  readonly grupo: string;
  readonly items: readonly PermissaoItem[];
}

/** What the profile allows to be done, by the group of the catalogue. */
export const actsOf = (session: Session, { permissoes, regras }: CatalogoPermissoes): readonly Acts[] => {
  const granted = [
    ...permissoes.filter(({ nome }) => session.dados.perfilAcesso.permissoes.includes(nome)),
    ...regras.filter(({ nome }) => session.dados.perfilAcesso.regras.includes(nome)),
  ];
  return [...new Set(granted.map(({ grupo }) => grupo))].map((grupo) => ({
    grupo,
    items: granted.filter((item) => item.grupo === grupo),
  }));
};
