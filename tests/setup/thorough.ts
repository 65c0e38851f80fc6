/** Whether there is time for every combination: in a campaign, not in the tests of every day, which try one case of each kind. */
export const thorough = process.env['MALOTE_CAMPANHA'] !== undefined;
