interface Person {
  readonly login: string;
  readonly nome: string;
  readonly papel: string;
}

/** Some people of the demonstration, each with a different part to play; the demonstration itself may be left out of an image. */
export const people: readonly Person[] = [
  {
    login: 'helena.pires',
    nome: 'Helena Duarte Pires',
    papel: 'chefia a Coordenadoria de Compras: redige, tramita e assina',
  },
  {
    login: 'otavio.brandao',
    nome: 'Otávio Nunes Brandão',
    papel: 'secretário de Administração: decide, assina e vê o que é sigiloso',
  },
  {
    login: 'beatriz.cordeiro',
    nome: 'Beatriz Anjos Cordeiro',
    papel: 'procuradora-geral: recebe, dá parecer e devolve',
  },
  {
    login: 'rafael.lins',
    nome: 'Rafael Monteiro Lins',
    papel: 'pregoeiro: conduz compras e desenha os fluxos',
  },
  {
    login: 'admin',
    nome: 'Tiago Bastos Meireles',
    papel: 'administra o sistema (Tecnologia da Informação)',
  },
];
