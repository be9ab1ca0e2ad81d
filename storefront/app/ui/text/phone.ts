/** `+966 11 234 5678`: Saudi numbers in the groups people read aloud, others as they are. */
export function formatPhone(phone: string): string {
  return phone.replace(/^\+966(\d{2})(\d{3})(\d{4})$/, '+966 $1 $2 $3');
}
