/** What each profile of the demonstration world may do, written down here and nowhere derived: the expected side of the matrix. */
export interface ProfileRights {
  readonly login: string;
  /** Permissions of the product's own calls; `all` for who has every one. */
  readonly calls: 'all' | readonly string[];
  /** Registers, by what may be done there: L lists, V views, C creates, E edits, R removes. */
  readonly registers: 'all' | Readonly<Record<string, string>>;
}

const office = [
  'caixaCentralListar',
  'PesquisaAvancadaListar',
  'documentoIncluir',
  'documentoConsultar',
  'documentoEditar',
  'tramiteDocumento',
  'assinatura',
  'assinaturaCertificado',
  'processoIncluir',
  'processoConsultar',
  'processoEditar',
  'tramiteProcesso',
  'imprimirDocumento',
  'processoRecorrente',
  'dossieIncluir',
  'dossieEditar',
  'copiaTarjadaIncluir',
  'pecaIncluir',
  'pecaConferir',
];
const consulted = { assunto: 'LV', cidade: 'LV', interessado: 'LV', unidade: 'LV' };
const kept = { ...consulted, interessado: 'LVCER' };

export const rights = {
  administrador: { login: 'admin', calls: 'all', registers: 'all' },
  'administrador-local': {
    login: 'renato.quadros',
    calls: [...office, 'usuarioPassar', 'unidadePassar'],
    // what is of all organisations is only read, whatever the profile grants
    registers: {
      'acesso-negado': 'L',
      assunto: 'LV',
      cidade: 'LV',
      interessado: 'LV',
      unidade: 'LVCER',
      usuario: 'LVCER',
      'organizacao-interna': 'LVE',
      cargo: 'LV',
      'perfil-acesso': 'LV',
      'tipo-documento': 'LV',
      'modelo-documento': 'LV',
      sigilo: 'LV',
      ausencia: 'LVCER',
      'grupo-email': 'LV',
      'texto-tramite': 'LVCER',
      feriado: 'LV',
      'tipo-processo': 'LV',
      'tipo-dossie': 'LV',
      'vinculo-empregaticio': 'LV',
    },
  },
  chefia: { login: 'helena.pires', calls: [...office, 'solicitacaoExclusao'], registers: kept },
  pregoeiro: { login: 'rafael.lins', calls: office, registers: kept },
  protocolo: {
    login: 'nilza.campos',
    calls: [
      ...office,
      'protocoloIncluir',
      'protocoloImportar',
      'arquivoGuardar',
      'arquivoInventariar',
      'arquivoOperar',
    ],
    registers: { ...kept, 'local-guarda': 'LVCER' },
  },
  servidor: { login: 'caio.teles', calls: office, registers: consulted },
  consulta: {
    login: 'vicente.pinto',
    calls: ['caixaCentralListar', 'PesquisaAvancadaListar', 'documentoConsultar'],
    registers: {},
  },
  externo: { login: 'marina.vaz', calls: [], registers: {} },
} as const satisfies Record<string, ProfileRights>;

export type Profile = keyof typeof rights;
export const profiles = Object.keys(rights) as Profile[];

/** Where a content is, for a person, and whether they reach it there. */
export const reach = {
  propria: true,
  outraUnidade: false,
  outraOrganizacao: false,
  acimaDoGrau: false,
} as const;
export type Place = keyof typeof reach;
