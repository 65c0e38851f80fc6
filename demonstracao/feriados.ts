import { ref } from './ref.ts';
import type { Campos, RegistroMundo } from './registro-mundo.ts';

const feriado = (
  chave: string,
  nome: string,
  dados: Omit<Campos<'feriado'>, 'nome' | 'tipo' | 'ativo' | 'suspendePrazos'>,
  tipo: 'FERIADO' | 'PONTO_FACULTATIVO' = 'FERIADO',
): RegistroMundo<'feriado'> => ({
  chave,
  dados: { nome, tipo, ativo: true, suspendePrazos: true, ...dados },
});

const vilaSerena = {
  abrangencia: 'MUNICIPAL',
  estado: 'ES',
  cidade: ref('cidade', 'vila-serena'),
} as const;

/** National holidays are computed; here are the days that Vila Serena adds to them. */
export const feriados: readonly RegistroMundo<'feriado'>[] = [
  feriado(
    'carnaval-segunda',
    'Segunda-feira de Carnaval',
    { regra: 'PASCOA', diasDaPascoa: -48, abrangencia: 'NACIONAL' },
    'PONTO_FACULTATIVO',
  ),
  feriado(
    'carnaval',
    'Terça-feira de Carnaval',
    { regra: 'PASCOA', diasDaPascoa: -47, abrangencia: 'NACIONAL' },
    'PONTO_FACULTATIVO',
  ),
  feriado(
    'corpus-christi',
    'Corpus Christi',
    { regra: 'PASCOA', diasDaPascoa: 60, abrangencia: 'NACIONAL' },
    'PONTO_FACULTATIVO',
  ),
  feriado('penha', 'Nossa Senhora da Penha', {
    regra: 'PASCOA',
    diasDaPascoa: 8,
    abrangencia: 'ESTADUAL',
    estado: 'ES',
  }),
  feriado('aniversario', 'Aniversário de Vila Serena', { regra: 'ANUAL', dia: 14, mes: 3, ...vilaSerena }),
  feriado('sao-pedro', 'São Pedro, padroeiro', { regra: 'ANUAL', dia: 29, mes: 6, ...vilaSerena }),
  feriado(
    'servidor',
    'Dia do Servidor Público',
    { regra: 'ANUAL', dia: 28, mes: 10, ...vilaSerena },
    'PONTO_FACULTATIVO',
  ),
  feriado(
    'instituto',
    'Aniversário do Instituto',
    {
      regra: 'ANUAL',
      dia: 5,
      mes: 8,
      abrangencia: 'PROPRIO',
      organizacao: ref('organizacao-interna', 'IPVS'),
    },
    'PONTO_FACULTATIVO',
  ),
];
