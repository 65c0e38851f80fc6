import {
  ArrowLeftRight,
  CalendarDays,
  ChartColumn,
  ClipboardList,
  ExternalLink,
  FileCog,
  FileInput,
  FilePlus2,
  FileStack,
  FolderOpen,
  FolderPlus,
  House,
  Inbox,
  Layers,
  ListTodo,
  Palette,
  PenLine,
  TriangleAlert,
  UserRoundPen,
} from 'lucide-react';
import { text } from '#src/i18n/text.ts';
import type { Requirement } from '#src/session/can.ts';
import type { GroupKey, MenuItem, SectionKey } from './menu-shape.ts';

interface BuiltIn extends Omit<MenuItem, 'label'> {
  readonly section: SectionKey;
  /** The kind that it stands with; absent, it stands by itself. */
  readonly group?: GroupKey;
  readonly label: () => string;
  readonly need?: Requirement;
}

/** What the product itself offers, each with who it is for; registers add theirs. */
export const builtIns: readonly BuiltIn[] = [
  {
    section: 'principal',
    key: 'principal.home',
    to: '/',
    label: () => text('shell.menu.inicio'),
    icon: House,
    order: 10,
  },
  {
    section: 'principal',
    key: 'principal.caixaCentral',
    to: '/principal/caixa-central',
    label: () => text('shell.menu.caixaCentral'),
    icon: Inbox,
    order: 20,
    counter: 'receber',
    need: { all: ['caixaCentralListar'], page: 'principal' },
  },
  {
    section: 'principal',
    key: 'principal.atividades',
    to: '/principal/atividades',
    label: () => text('shell.menu.atividades'),
    icon: ListTodo,
    order: 25,
  },
  {
    section: 'principal',
    key: 'principal.agenda',
    to: '/principal/agenda',
    label: () => text('shell.menu.agenda'),
    icon: CalendarDays,
    order: 27,
  },
  {
    section: 'workflow',
    key: 'flow.atividades',
    to: '/workflow/gerenciar-atividades',
    label: () => text('shell.menu.gerenciarAtividades'),
    icon: ClipboardList,
    order: 25,
    need: { all: ['gerenciarAtividade'], page: 'workflow' },
  },
  {
    section: 'workflow',
    key: 'flow.problematico',
    to: '/workflow/gerenciar-fluxo-problematico',
    label: () => text('shell.menu.fluxosComProblema'),
    icon: TriangleAlert,
    order: 30,
    need: { all: ['fluxoListar'], page: 'workflow' },
  },
  {
    section: 'principal',
    key: 'documento.minutaNovo',
    to: '/principal/documento/cadastro',
    label: () => text('shell.menu.novoDocumento'),
    icon: FilePlus2,
    order: 30,
    need: { all: ['documentoIncluir'], page: 'principal' },
  },
  {
    section: 'principal',
    key: 'processo.novo',
    to: '/principal/processo/cadastro',
    label: () => text('shell.menu.novoProcesso'),
    icon: FolderPlus,
    order: 32,
    need: { all: ['processoIncluir'], page: 'principal' },
  },
  {
    section: 'principal',
    key: 'protocolo.novo',
    to: '/principal/protocolo/cadastro',
    label: () => text('shell.menu.novoProtocolo'),
    icon: FileInput,
    order: 34,
    need: { all: ['protocoloIncluir'], page: 'principal' },
  },
  {
    section: 'principal',
    key: 'lote.novo',
    to: '/principal/lote/cadastro',
    label: () => text('shell.menu.novoLote'),
    icon: Layers,
    order: 35,
    need: { any: ['tramiteDocumento', 'tramiteProcesso'], page: 'principal' },
  },
  {
    section: 'principal',
    key: 'dossie.novo',
    to: '/principal/dossie/cadastro',
    label: () => text('shell.menu.novoDossie'),
    icon: FolderOpen,
    order: 35,
    need: { all: ['dossieIncluir'], page: 'principal' },
  },
  {
    section: 'principal',
    key: 'protocolo.importar',
    to: '/principal/protocolo/importar',
    label: () => text('shell.menu.importarProtocolos'),
    icon: FileStack,
    order: 36,
    need: { all: ['protocoloImportar'], page: 'principal' },
  },
  {
    section: 'principal',
    key: 'documento.assinatura',
    to: '/principal/assinatura',
    label: () => text('shell.menu.assinar'),
    icon: PenLine,
    order: 40,
    need: { all: ['assinatura'], page: 'principal' },
  },
  {
    section: 'principal',
    key: 'principal.transferencia',
    to: '/principal/transferencia',
    label: () => text('shell.menu.transferencia'),
    icon: ArrowLeftRight,
    order: 45,
    need: { flag: 'transferirConteudosUnidades', page: 'principal' },
  },
  {
    section: 'principal',
    key: 'principal.relatorios',
    to: '/principal/relatorios',
    label: () => text('shell.menu.relatorios'),
    icon: ChartColumn,
    order: 50,
    need: { all: ['PesquisaAvancadaListar'], page: 'principal' },
  },
  {
    section: 'opcoes-usuario',
    key: 'opcoes.preferencias',
    to: '/opcoes-usuario/preferencias-usuario',
    label: () => text('shell.menu.preferencias'),
    icon: UserRoundPen,
    order: 10,
  },
  {
    section: 'administracao',
    group: 'configuracao',
    key: 'configuracao.tema',
    to: '/administracao/tema',
    label: () => text('shell.menu.tema'),
    icon: Palette,
    order: 510,
    need: { all: ['configuracaoEditar'], page: 'administracao' },
  },
  {
    section: 'administracao',
    group: 'configuracao',
    key: 'configuracao.definicoesCadastro',
    to: '/administracao/definicoes-cadastro',
    label: () => text('shell.menu.definicoesCadastro'),
    icon: FileCog,
    order: 900,
    need: { role: 'administrador', page: 'administracao' },
  },
];

/** The search application of the institution, elsewhere: only where the settings name a web address. */
export const easySearchItem = (address: string | undefined): MenuItem | undefined =>
  address !== undefined && URL.canParse(address) && /^https?:$/.test(new URL(address).protocol)
    ? {
        key: 'principal.pesquisaExterna',
        to: address,
        external: true,
        label: text('shell.menu.pesquisaExterna'),
        icon: ExternalLink,
        order: 60,
      }
    : undefined;
