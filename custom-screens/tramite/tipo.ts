/** How the screen was asked for: to send on, to give back what has to return, or to let others know by copies. */
export const tipos = ['encaminhar', 'devolver', 'conhecimento'] as const;
export type Tipo = (typeof tipos)[number];

export const isTipo = (written: string): written is Tipo => tipos.some((tipo) => tipo === written);
