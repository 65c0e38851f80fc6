import { ref } from './ref.ts';
import type { RegistroMundo } from './registro-mundo.ts';

export const papeis: readonly RegistroMundo<'papel'>[] = [
  {
    chave: 'pregoeiro',
    dados: {
      codigo: 'PREGOEIRO',
      nome: 'Pregoeiro',
      descricao: 'Conduz a sessão e julga as propostas.',
      ativo: true,
      executantes: [{ tipo: 'CARGO', cargo: ref('cargo', 'pregoeiro') }],
    },
  },
  {
    chave: 'ordenador',
    dados: {
      codigo: 'ORDENADOR',
      nome: 'Ordenador de despesa',
      descricao: 'Autoriza a despesa e homologa o resultado.',
      ativo: true,
      executantes: [
        { tipo: 'USUARIO', usuario: ref('usuario', 'otavio.brandao') },
        { tipo: 'CHEFE_UNIDADE', unidade: ref('unidade', 'SEMFAZ') },
      ],
    },
  },
  {
    chave: 'juridico',
    dados: {
      codigo: 'JURIDICO',
      nome: 'Análise jurídica',
      descricao: 'Examina minutas e emite parecer.',
      ativo: true,
      executantes: [{ tipo: 'UNIDADE', unidade: ref('unidade', 'PGM') }],
    },
  },
];
