/**
 * Why somebody sees a draft of another unit that they help to write: a grant of its own, beside any other that the person has,
 * which ends with the collaboration and takes nothing else with it.
 */
export const collaborator = 'colaborador';
