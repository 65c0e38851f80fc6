import { cnpj } from './cnpj.ts';
import { cpf } from './cpf.ts';
import { ref } from './ref.ts';
import type { RegistroMundo } from './registro-mundo.ts';

/** Who follows protocols from outside. */
export const usuariosExternos: readonly RegistroMundo<'usuario-externo'>[] = [
  {
    chave: 'luminar',
    dados: {
      nome: 'Luminar Serviços Elétricos Ltda.',
      documento: cnpj('189023350001'),
      email: 'licitacoes@luminar.exemplo',
      telefone: '2733221040',
      perfilAcesso: ref('perfil-acesso', 'externo'),
      interessado: ref('interessado', 'luminar'),
      ativo: true,
      bloqueado: false,
    },
  },
  {
    chave: 'cicero',
    dados: {
      nome: 'Cícero Amorim Prates',
      documento: cpf('507318264'),
      email: 'cicero.prates@correio.exemplo',
      empresa: 'Associação de Moradores do Alto Sereno',
      perfilAcesso: ref('perfil-acesso', 'externo'),
      ativo: true,
      bloqueado: false,
    },
  },
];
