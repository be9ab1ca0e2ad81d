/** First requests of the community's pages that open with a feed: paths under /api/store, by the path of the page. */
export const firstRequests = {
  '/community': ['/community/membership-status', '/community/posts'],
  '/community/home': ['/community/membership-status', '/community/posts'],
  '/community/posts': ['/community/membership-status', '/community/posts'],
  '/community/contests': ['/community/membership-status', '/community/contests'],
  '/community/reels': ['/community/membership-status', '/community/reels?per_page=8'],
} as const;

/**
 * Runs in a document of the community, long before its scripts arrive: requests what the page opens with, as the API
 * client would, in browsers of known members. The parent element has the store's key. `early-answers.ts` reads it.
 */
export const earlyScript = `(function(){try{
var d=document,t=localStorage.getItem('token'),k=d.currentScript.parentNode.dataset.key,a={},
p=${JSON.stringify(firstRequests)}[location.pathname.replace(/^\\/en(?=\\/)/,'')];
if(!p||!t||location.search||localStorage.getItem('community-member')!=='yes')return;
p.forEach(function(u){a[u]=fetch('/api/store'+u,{headers:{accept:'application/json','accept-language':d.documentElement.lang,
'x-api-key':k,authorization:'Bearer '+t}});a[u].catch(function(){})});
window.early={token:t,answers:a}}catch(e){}})()`;
