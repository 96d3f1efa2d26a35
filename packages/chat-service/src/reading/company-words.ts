import { company } from '@loomwright/content';

/** The company's name as visitors type it, in lower case: `loomwright`. */
export const companyWord = company.shortName.toLowerCase();
