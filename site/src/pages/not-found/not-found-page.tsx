/** The page of every address that no other page has (NFD-1). */
export { NotFound as default } from '../../shared/not-found/not-found.tsx';
