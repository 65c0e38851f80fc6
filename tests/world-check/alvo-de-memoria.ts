import type { SeedRecord } from '#server/inicio/seed/seed-target.ts';
import type { Ato } from '#demonstracao/passo.ts';
import type { AtoMundo, CriacaoMundo, InicioNumeracao, WorldTarget } from '#demonstracao/target.ts';

const todos: readonly Ato[] = [
  'criar',
  'concluir',
  'receber',
  'darCiencia',
  'resgatar',
  'assumir',
  'liberar',
  'acompanhar',
  'assinar',
  'finalizar',
  'reativarFinalizacao',
  'publicar',
  'novaVersao',
  'cancelar',
  'reativarCancelamento',
  'cancelarTramite',
  'recusarAssinatura',
  'solicitarExclusao',
  'recusarExclusao',
  'reverterMinuta',
  'tramitar',
  'encaminharAssinatura',
];

export interface Salvo {
  readonly registro: string;
  readonly record: SeedRecord;
  readonly id: number;
  readonly alteracao: boolean;
}

/** Keeps what it is asked to save, so that a test can look at it. */
export class AlvoDeMemoria implements WorldTarget {
  readonly salvos: Salvo[] = [];
  readonly criacoes: CriacaoMundo[] = [];
  readonly atosFeitos: AtoMundo[] = [];
  readonly numeracoes: InicioNumeracao[] = [];
  readonly atos: ReadonlySet<Ato>;

  constructor(semAtos: readonly Ato[] = []) {
    this.atos = new Set(todos.filter((ato) => !semAtos.includes(ato)));
  }

  async saveRegister(registro: string, record: SeedRecord, id?: number): Promise<number> {
    const novo = id ?? this.salvos.filter(({ alteracao }) => !alteracao).length + 1;
    this.salvos.push({ registro, record, id: novo, alteracao: id !== undefined });
    return novo;
  }

  async saveRegisters(registro: string, records: readonly SeedRecord[]): Promise<number[]> {
    const ids: number[] = [];
    for (const record of records) ids.push(this.push(registro, record));
    return ids;
  }

  async guardarArquivo(nome: string, tipo: string, conteudo: Uint8Array): Promise<string> {
    return `${nome}, ${tipo}, ${conteudo.length > 0 ? 'com conteúdo' : 'vazio'}`;
  }

  async iniciarNumeracao(inicio: InicioNumeracao): Promise<void> {
    this.numeracoes.push(inicio);
  }

  async criar(criacao: CriacaoMundo): Promise<number> {
    return this.criacoes.push(criacao);
  }

  async agir(ato: AtoMundo): Promise<void> {
    this.atosFeitos.push(ato);
  }

  private push(registro: string, record: SeedRecord): number {
    const id = this.salvos.length + 1;
    this.salvos.push({ registro, record, id, alteracao: false });
    return id;
  }
}
