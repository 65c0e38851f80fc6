import { ref } from './ref.ts';
import type { RegistroMundo } from './registro-mundo.ts';

/** The city hall and, as a second organisation with its own administrator, the pension institute. */
export const organizacoes: readonly RegistroMundo<'organizacao-interna'>[] = [
  {
    chave: 'PMVS',
    dados: {
      codigo: '01',
      sigla: 'PMVS',
      nome: 'Prefeitura de Vila Serena',
      endereco: 'Praça da Matriz, 100',
      complemento: 'Centro',
      estado: 'ES',
      cidade: ref('cidade', 'vila-serena'),
      cep: '29998000',
      ativo: true,
      matriz: true,
    },
    depois: {
      usuarioGestor: ref('usuario', 'otavio.brandao'),
      unidadeProtocoloPadrao: ref('unidade', 'DPA'),
    },
  },
  {
    chave: 'IPVS',
    dados: {
      codigo: '02',
      sigla: 'IPVS',
      nome: 'Instituto de Previdência de Vila Serena',
      endereco: 'Rua das Acácias, 58',
      complemento: 'Sala 201',
      estado: 'ES',
      cidade: ref('cidade', 'vila-serena'),
      cep: '29998040',
      ativo: true,
      matriz: false,
    },
    depois: {
      usuarioGestor: ref('usuario', 'renato.quadros'),
      unidadeProtocoloPadrao: ref('unidade', 'IPVS-DIR'),
    },
  },
];
