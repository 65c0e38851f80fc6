import { ref } from './ref.ts';
import type { RegistroMundo } from './registro-mundo.ts';

export const camposValidadores: readonly RegistroMundo<'campo-validador'>[] = [
  {
    chave: 'contrato',
    dados: {
      nome: 'Número do contrato',
      ativo: true,
      tipoCampo: 1,
      campo: ref('campo-personalizado', 'CONTRATO'),
      linguagem: 'REGEX',
      expressao: '\\d{3}/20\\d{2}',
      mensagem: 'Escreva o número com três algarismos e o ano, como 021/2026.',
      exibirErro: 'AO_SAIR',
    },
  },
  {
    chave: 'placa',
    dados: {
      nome: 'Placa de veículo',
      ativo: true,
      tipoCampo: 1,
      linguagem: 'REGEX',
      expressao: '[A-Z]{3}\\d[A-Z0-9]\\d{2}',
      mensagem: 'Escreva a placa sem hífen, como ABC1D23.',
      exibirErro: 'AO_SAIR',
    },
  },
  {
    chave: 'valor',
    dados: {
      nome: 'Valor da dispensa',
      ativo: true,
      tipoCampo: 2,
      campo: ref('campo-personalizado', 'VALOR'),
      linguagem: 'FEEL',
      expressao: 'valor > 0',
      mensagem: 'Informe um valor maior que zero.',
      exibirErro: 'AO_SALVAR',
    },
  },
];
