import type { primeiroDia } from '#schemas/messages/pt-BR/primeiro-dia.ts';
import type { CaixaContadores } from '#schemas/shapes/caixa.ts';
import { caixaPath } from '#src/conteudo/content-path.ts';
import { can, type Requirement } from '#src/session/can.ts';
import type { Session } from '#src/session/session-store.ts';

/** One of the first things that one does. */
interface FirstStep {
  readonly key: keyof (typeof primeiroDia)['passos'];
  /** Where it is done; without it, in the help beside the screen. */
  readonly to?: string;
  readonly need: Requirement;
  /** Whether it happened, where the counts of the home tell; the others are done when they are opened. */
  readonly happened?: (counts: CaixaContadores) => boolean;
}

const ofPeople: readonly FirstStep[] = [
  { key: 'conta', to: '/opcoes-usuario/preferencias-usuario', need: {} },
  { key: 'caixa', to: caixaPath('receber'), need: { all: ['caixaCentralListar'] } },
  {
    key: 'comigo',
    to: caixaPath('meus'),
    need: { all: ['caixaCentralListar'] },
    happened: ({ meus }) => meus > 0,
  },
  {
    key: 'documento',
    to: '/principal/documento/cadastro',
    need: { all: ['documentoIncluir'] },
    happened: ({ minutas }) => minutas > 0,
  },
  { key: 'ajuda', need: {} },
];

const ofAdministrators: readonly FirstStep[] = [
  { key: 'estrutura', to: '/administracao/unidade', need: { all: ['unidadeListar'] } },
  { key: 'pessoas', to: '/administracao/usuario', need: { all: ['usuarioListar'] } },
  { key: 'modelos', to: '/administracao/modelo-documento', need: { all: ['modeloDocumentoListar'] } },
  { key: 'configuracao', to: '/administracao/configuracao', need: { all: ['configuracaoEditar'] } },
  { key: 'backup', to: '/administracao/tarefa', need: { all: ['tarefaListar'] } },
];

/** The steps of a person, by what they are and may do. */
export const firstStepsOf = (session: Session): readonly FirstStep[] => {
  const { administrador, administradorLocal } = session.dados.perfilAcesso;
  const permitted = (steps: readonly FirstStep[]): readonly FirstStep[] =>
    steps.filter(({ need }) => can(session, need));
  const own = administrador || administradorLocal ? permitted(ofAdministrators) : [];
  return own.length > 0 ? own : permitted(ofPeople);
};
