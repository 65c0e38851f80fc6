import { nup } from './nup.ts';

const DIA = 86_400_000;
/** The demonstration body lives at UTC-3 all year: Brazil has had no summer time since 2019. */
const FUSO = 3 * 3_600_000;

const meses = [
  'janeiro',
  'fevereiro',
  'março',
  'abril',
  'maio',
  'junho',
  'julho',
  'agosto',
  'setembro',
  'outubro',
  'novembro',
  'dezembro',
] as const;

/**
 * When an act happened, seen from the loader's present: `-3u 09:12` is three weekdays back at 9:12 in Brasília;
 * `-95m` is 95 minutes ago, for what must be of today and never in the future.
 */
export type Momento = `-${number}u ${string}` | `-${number}m`;

/** A day seen from the loader's present: `-2u` two weekdays back, `0u` today, `+10d` ten calendar days ahead. */
export type Dia = `-${number}u` | '0u' | `+${number}u` | `+${number}d`;

/** Places the world in time: everything is told relative to the present that the loader receives. */
export class Relogio {
  readonly agora: Date;
  /** Midnight of the local day, as if the local clock were UTC. */
  private readonly hoje: number;

  constructor(agora: Date) {
    this.agora = agora;
    const local = agora.getTime() - FUSO;
    this.hoje = local - (((local % DIA) + DIA) % DIA);
  }

  instante(momento: Momento): Date {
    const minutos = /^-(\d+)m$/.exec(momento);
    if (minutos) return new Date(this.agora.getTime() - Number(minutos[1]) * 60_000);
    const partes = /^(-\d+u) (\d\d):(\d\d)$/.exec(momento);
    if (!partes) throw new Error(`momento inválido: ${momento}`);
    const [, dia, hora, minuto] = partes;
    return new Date(this.inicio(dia ?? '') + FUSO + (Number(hora) * 60 + Number(minuto)) * 60_000);
  }

  /** yyyy-MM-dd. */
  dia(dia: Dia): string {
    return new Date(this.inicio(dia)).toISOString().slice(0, 10);
  }

  get ano(): number {
    return new Date(this.hoje).getUTCFullYear();
  }

  /** Fills the dates of a text: `{ano}`, `{ano-1}`, `{dia+4u}`, `{extenso-2u}` and `{nup:1195}`. */
  situar(texto: string): string {
    return texto.replace(
      /\{(?:(ano)([+-]\d+)?|(dia|extenso)([+-]?\d+[ud])|nup:(\d+))\}/g,
      (_, ano?: string, anos?: string, forma?: string, dia?: string, sequencia?: string) => {
        if (ano) return String(this.ano + Number(anos ?? 0));
        if (forma) return escrever(new Date(this.inicio(dia ?? '')), forma === 'extenso');
        return nup(Number(sequencia), this.ano);
      },
    );
  }

  private inicio(dia: string): number {
    const partes = /^([+-]?\d+)([ud])$/.exec(dia);
    if (!partes) throw new Error(`dia inválido: ${dia}`);
    const quantos = Number(partes[1]);
    if (partes[2] === 'd') return this.hoje + quantos * DIA;
    let quando = this.hoje;
    for (let faltam = Math.abs(quantos); faltam > 0;) {
      quando += Math.sign(quantos) * DIA;
      if (!fimDeSemana(quando)) faltam -= 1;
    }
    return quando;
  }
}

const fimDeSemana = (instante: number): boolean => [0, 6].includes(new Date(instante).getUTCDay());

const escrever = (data: Date, porExtenso: boolean): string => {
  const [ano, mes, dia] = data.toISOString().slice(0, 10).split('-') as [string, string, string];
  if (!porExtenso) return `${dia}/${mes}/${ano}`;
  const numero = Number(dia) === 1 ? '1º' : String(Number(dia));
  return `${numero} de ${meses[Number(mes) - 1] ?? ''} de ${ano}`;
};
