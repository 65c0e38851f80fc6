import type { Registros } from '#schemas/generated-registers.ts';
import { assuntos } from './assuntos.ts';
import { cargos } from './cargos.ts';
import { cidades } from './cidades.ts';
import { interessados } from './interessados.ts';
import { modelosDocumento } from './modelos-documento.ts';
import { organizacoes } from './organizacoes.ts';
import { perfis } from './perfis.ts';
import { pessoas } from './pessoas.ts';
import type { RegistroMundo } from './registro-mundo.ts';
import { tiposDocumento } from './tipos-documento.ts';
import { unidades } from './unidades.ts';

interface GrupoRegistros<N extends keyof Registros = keyof Registros> {
  readonly registro: N;
  readonly registros: readonly RegistroMundo<N>[];
}

const grupo = <N extends keyof Registros>(
  registro: N,
  registros: readonly RegistroMundo<N>[],
): GrupoRegistros<N> => ({ registro, registros });

/** The registers of the world in the order in which they can be saved: each after what it names. */
export const registros = [
  grupo('cidade', cidades),
  grupo('perfil-acesso', perfis),
  grupo('cargo', cargos),
  grupo('assunto', assuntos),
  grupo('organizacao-interna', organizacoes),
  grupo('unidade', unidades),
  grupo('interessado', interessados),
  grupo('tipo-documento', tiposDocumento),
  grupo('modelo-documento', modelosDocumento),
  grupo('usuario', pessoas),
] as const;
